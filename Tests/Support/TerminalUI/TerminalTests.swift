// Tests of Terminal UI: the terminal and its owner.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalUI

/// Serialized, because a process has one terminal, and signals are for the whole process.
@Suite(.serialized, .hangLimit) struct TerminalTests {
  private let pseudo: PseudoTerminal

  init() throws { pseudo = try PseudoTerminal(size: Size(columns: 40, rows: 10)) }

  @Test func aPasteAndALoneEscapeAreKeys() async throws {
    let terminal = try Terminal(input: pseudo.slave, output: pseudo.slave)
    let text = String(repeating: "붙여넣기 \u{4}\n", count: 2_000)
    try pseudo.type("\u{1B}[200~\(text)\u{1B}[201~\u{1B}")
    var events = terminal.events.makeAsyncIterator()
    #expect(await events.next() == .key(.paste(text)))
    #expect(await events.next() == .key(.escape))
    terminal.restore()
    #expect(await events.next() == nil)
  }

  @Test func theEndOfTheInputEndsTheEvents() async throws {
    let terminal = try Terminal(input: pseudo.slave, output: pseudo.slave)
    try pseudo.type("a\u{1B}")
    var events = terminal.events.makeAsyncIterator()
    #expect(await events.next() == .key(.character("a")))
    pseudo.hangUp()
    var last: [Event] = []
    while let event = await events.next() { last.append(event) }
    #expect(last == [.key(.escape), .endOfInput])
    terminal.restore()
  }

  @Test func theTerminalIsRestoredBeforeItCountsAsRestored() throws {
    let terminal = try Terminal(input: pseudo.slave, output: pseudo.slave)
    let (mode, second) = (pseudo.mode, Locked<Thread?>(nil))
    let isRestored = Locked(false)
    var modes: [Bool] = []
    Restoration.perform(afterEach: {
      try? pseudo.wait(until: "the screen is left") { pseudo.screen.isAsFound }
      modes.append(pseudo.mode == mode)
      var blocked = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &blocked)
      #expect(Restoration.isDue && !Restoration.isAhead && sigismember(&blocked, SIGINT) == 1)
      // Another thread that would end the process waits.
      if modes.count == 1 {
        let thread = Thread {
          Restoration.perform()
          isRestored.withLock { $0 = !Restoration.isDue }
        }
        thread.start()
        second.withLock { $0 = thread }
      }
    })
    #expect(modes == [true, false] && pseudo.mode == pseudo.foundMode && !Restoration.isDue)
    try pseudo.wait(until: "the thread has finished") { second.withLock { $0!.isFinished } }
    #expect(isRestored.withLock { $0 })
    terminal.restore()
  }

  @Test func aPipeIsNotATerminal() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(throws: NotATerminal.self) { try Terminal(input: ends[0], output: pseudo.slave) }
    #expect(throws: NotATerminal.self) { try Terminal(input: pseudo.slave, output: ends[1]) }
    let environment = ["TERM": "xterm"]
    #expect(!Terminal.isInteractive(input: ends[0], output: pseudo.slave, environment: environment))
    #expect(!Terminal.isInteractive(input: pseudo.slave, output: ends[1], environment: environment))
    for end in ends { close(end) }
  }

  @Test(arguments: [("xterm", true), ("dumb", false), ("", false), (nil, false)])
  func aCapableTerminalIsInteractive(kind: String?, isInteractive: Bool) {
    let environment = kind.map { ["TERM": $0] } ?? [:]
    let (input, output) = (pseudo.slave, pseudo.slave)
    #expect(
      Terminal.isInteractive(input: input, output: output, environment: environment)
        == isInteractive)
  }
}
