// Tests of Terminal UI: the terminal and its owner.

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
    let terminal = try #require(Terminal(input: pseudo.slave, output: pseudo.slave))
    let text = String(repeating: "붙여넣기 \u{4}\n", count: 2_000)
    try pseudo.type("\u{1B}[200~\(text)\u{1B}[201~\u{1B}")
    #expect(await events(of: terminal, count: 2) == [.key(.paste(text)), .key(.escape)])
    terminal.restore()
    #expect(await events(of: terminal) == [])
  }

  @Test func theEndOfTheInputEndsTheEvents() async throws {
    let terminal = try #require(Terminal(input: pseudo.slave, output: pseudo.slave))
    try pseudo.type("a\u{1B}")
    #expect(await events(of: terminal, count: 1).first == .key(.character("a")))
    pseudo.hangUp()
    #expect(await events(of: terminal).allSatisfy { $0 == .key(.escape) })
    terminal.restore()
  }

  /// The next events, at least as many as given, or all.
  private func events(of terminal: Terminal, count: Int = .max) async -> [Event] {
    var events: [Event] = []
    for await _ in terminal.events.arrivals {
      events += terminal.events.take()
      if events.count >= count { break }
    }
    return events
  }

  @Test func aPipeIsNotATerminal() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(Terminal(input: ends[0], output: pseudo.slave) == nil)
    #expect(Terminal(input: pseudo.slave, output: ends[1]) == nil)
    for end in ends { close(end) }
  }
}
