// The full-screen program as it was built, in its own terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import TerminalUI
import TestSupport
import Testing

@testable import counter

/// Every way to end the program except `SIGKILL` is tested here or in the tests of Terminal UI.
@Suite(.serialized, .hangLimit) struct ScreenProgramTests {
  private let size = Size(columns: 70, rows: 16)
  private let terminal: PseudoTerminal
  private let foundMode: [UInt8]
  private let directory = TemporaryDirectory()
  private let fresh: ScreenState

  init() throws {
    terminal = try PseudoTerminal(size: size)
    foundMode = terminal.mode
    fresh = ScreenState(file: directory.path("favorites.json"))
  }

  @Test func keysChangeTheScreen() throws {
    let program = try start()
    try terminal.type("+\u{1B}[A\u{1B}[Bk")
    try expect(fresh.after(.count(1), .count(2), .count(1), .count(2)))
    try quit(program)
  }

  @Test func aSavedPrimeIsUndone() throws {
    let program = try start()
    let saved = fresh.after(.count(7), .app(.primeModal(.saveFavoritePrimeTapped)))
    try terminal.type("7\rps")
    try expect(saved.after(.screenChosen(.primeSheet)))
    try terminal.type("\u{1B}u")
    try expect(saved.after(.timeline(.app(.undo))))
    try quit(program)
  }

  @Test func anAlertShowsTheNthPrime() throws {
    let program = try start()
    try terminal.type("7\rn")
    let asked = fresh.after(.count(7), .app(.nthPrime(.asked)))
    let found = asked.after(.app(.nthPrime(.answered(n: 7, prime: 17))))
    try expect(found)
    #expect(terminal.screen.text.contains("The 7th prime is 17."))
    try terminal.type("\r")
    try expect(found.after(.alertClosed))
    try quit(program)
  }

  @Test func aDigitAfterAMinusBeginsANegativeNumber() throws {
    let program = try start()
    try terminal.type("-5\r")
    try expect(fresh.after(.app(.counter(.decrTapped)), .count(-5)))
    try terminal.type("\u{1B}[B5\r")
    try expect(fresh.after(.app(.counter(.decrTapped)), .count(-5), .count(-6), .count(5)))
    try quit(program)
  }

  @Test func favoritesAreLoadedAtTheStart() throws {
    try directory.write(#"{"version": 1, "favoritePrimes": [2, 3]}"#)
    let program = try start(showing: "loaded 2 favorite primes")
    try terminal.type("\u{1B}[200~hello world\u{1B}[201~w")
    try terminal.wait(toShow: "wrote 2 favorite primes")
    try directory.write(#"{"version": 1, "favoritePrimes": [5]}"#)
    try terminal.type("w")
    try terminal.wait(toShow: "o overwrites it")
    try terminal.type("l")
    try terminal.wait(toShow: "loaded 1 favorite prime ")
    try quit(program)
    #expect(try directory.text() == #"{"version": 1, "favoritePrimes": [5]}"#)
  }

  @Test func controlLDrawsTheScreenAgain() throws {
    let program = try start()
    let bytes = terminal.bytesWritten
    try terminal.type("\u{C}")
    try terminal.wait(until: "the whole screen is drawn") { terminal.bytesWritten > bytes + 500 }
    try expect(fresh)
    try quit(program)
  }

  @Test func anotherKeyConfirmsTheNumber() throws {
    let program = try start()
    try terminal.type("42++")
    try expect(fresh.after(.count(42), .count(43), .count(44)))
    try terminal.type("7q")
    #expect(try terminal.wait(for: program) == .exited(0))
  }

  @Test func thePastCanBeVisitedAndChanged() throws {
    let program = try start()
    try terminal.type("+++t\u{1B}[A\u{1B}[A")
    try terminal.wait(toShow: "the past: moment 1 of 3")
    try terminal.type("\r-")
    let counted = fresh.after(.count(1), .count(2), .count(3))
    try expect(counted.after(.timeline(.visit(moment: 1)), .app(.counter(.decrTapped))))
    try quit(program)
  }

  @Test(arguments: [Size(columns: 20, rows: 5), Size(columns: 200, rows: 60)])
  func aNewSizeIsDrawn(size: Size) throws {
    let program = try start()
    terminal.resize(to: size)
    kill(program, SIGWINCH)
    try expect(fresh)
    try quit(program)
  }

  @Test func tenThousandKeysAreReducedInAFewFrames() throws {
    let program = try start()
    let bytes = terminal.bytesWritten
    try terminal.type(String(repeating: "+", count: 10_000))
    let counted = fresh.after(Array(repeating: .app(.counter(.incrTapped)), count: 10_000))
    try expect(counted)
    // A frame for each key would take at least ten bytes, ten thousand times.
    #expect(terminal.bytesWritten - bytes < 20_000)
    try quit(program)
  }

  @Test func aClickSelectsATabAndAMoment() throws {
    let program = try start()
    // The timeline's tab, then the row of moment 1.
    try terminal.type("++\u{1B}[<0;45;1M\u{1B}[<0;45;1m\u{1B}[<0;9;5M")
    let up = ScreenAction.app(.counter(.incrTapped))
    try expect(fresh.after(up, up, .screenChosen(.timeline), .timeline(.visit(moment: 1))))
    try quit(program)
  }

  @Test func damagedMouseReportsAreIgnored() throws {
    let program = try start()
    try terminal.type(
      "\u{1B}[<0;5M\u{1B}[<0;0;0M\u{1B}[<M\u{1B}[<0;99999999999999999999;1M\u{1B}[<;;;M+")
    try expect(fresh.after(.count(1)))
    try quit(program)
  }

  @Test func sequencesThatNoKeySendsAreIgnored() throws {
    let program = try start()
    try terminal.type("\u{1B}[?62;22c\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[99;9~+")
    try expect(fresh.after(.count(1)))
    try quit(program)
  }

  @Test func withoutColoursTheTextIsTheSame() throws {
    let program = try start(environment: ["NO_COLOR": "1"])
    let frame = frame(fresh, size: size)
    #expect(terminal.screen.text == frame.text)
    #expect(!terminal.screen.shows(frame))
    try quit(program)
  }

  @Test(arguments: [([], "dumb"), (["--plain"], "xterm")])
  func lineModeCanBeChosen(arguments: [String], kind: String) throws {
    let program = try terminal.run(counter.url.path, arguments, environment: ["TERM": kind])
    try terminal.wait(toShow: ">")
    try terminal.type("+\n")
    try terminal.wait(toShow: "count is 1")
    #expect(terminal.screen.isAsFound)
    try terminal.type("quit\n")
    #expect(try terminal.wait(for: program) == .exited(0))
  }

  @Test(arguments: ["> %", "< /dev/null > /dev/tty; echo end > %"])
  func withoutATerminalAtBothEndsItIsLineMode(redirection: String) throws {
    let (command, output) = (counter.url.path, directory.path("output"))
    let redirection = redirection.replacingOccurrences(of: "%", with: output)
    let shell = try terminal.run(
      "/bin/sh", ["-c", "\(command) \(redirection)"], leadsSession: true)
    try terminal.type("+\nquit\n")
    #expect(try terminal.wait(for: shell) == .exited(0))
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(["count is 1\ngoodbye\n", "end\n"].contains(text))
    #expect(terminal.screen.complaints == [] && terminal.mode == foundMode)
  }

  /// The keyboard and another program; the tests of Terminal UI send the other signals.
  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItAndRestoresTheTerminal(signal: Int32) throws {
    let program = try start()
    try terminal.type("100000000\rn")
    try terminal.wait(toShow: "100,000,000th ")
    if signal == SIGINT { try terminal.type("\u{3}") } else { kill(program, signal) }
    #expect(try terminal.wait(for: program) == .died(of: signal))
    expectTerminalIsGivenBack()
  }

  @Test func whileItIsStoppedTheTerminalIsRestored() throws {
    let program = try start()
    try terminal.type("+")
    try expect(fresh.after(.count(1)))
    kill(program, SIGTSTP)
    #expect(try terminal.wait(for: program) == .stopped)
    expectTerminalIsGivenBack()
    kill(program, SIGCONT)
    try expect(fresh.after(.count(1)))
    try quit(program)
  }

  #if os(Linux)
    @Test func aShellHasTheTerminalBetweenControlZAndFg() throws {
      let shell = try terminal.run(
        "/bin/sh", ["-i"], leadsSession: true, environment: ["PS1": "ready$ ", "ENV": ""])
      try terminal.wait(toShow: "ready$")
      try terminal.type("\(counter.url.path) --file \(fresh.file)\n")
      try expect(fresh)
      try terminal.type("+\u{1A}")
      try terminal.wait(until: "the shell is back") { terminal.screen.isAsFound }
      try terminal.type("echo $((6 * 7)); fg; echo ba''ck\n")
      try expect(fresh.after(.count(1)))
      try terminal.type("q")
      // The program reads keys until it ends; the shell gets the keys after that.
      try terminal.wait(toShow: "back")
      #expect(terminal.screen.text.contains("42"))
      try terminal.type("exit 5\n")
      #expect(try terminal.wait(for: shell) == .exited(5))
    }

    @Test func aClosedTerminalEndsIt() throws {
      let program = try start(leadsSession: true)
      terminal.hangUp()
      // The signal and the end of the input race; the program quits by either.
      #expect([.died(of: SIGHUP), .exited(0)].contains(try terminal.wait(for: program)))
    }
  #endif

  @Test func aWriteInFlightAtQuitIsCompleted() throws {
    let program = try start()
    try terminal.type("7\rps\u{1B}wq")
    #expect(try terminal.wait(for: program) == .exited(0))
    let text = try String(contentsOfFile: fresh.file, encoding: .utf8)
    #expect(text == "{\"favoritePrimes\":[7],\"version\":1}\n")
  }

  @Test func anUnseenFailureIsReportedAtTheEnd() throws {
    let program = try start(["--file", "/dev/null/favorites.json"])
    try terminal.type("w")
    try terminal.wait(toShow: "Enter closes")
    #expect(terminal.screen.text.contains("cannot save favorites to"))
    try terminal.type("q")
    #expect(try terminal.wait(for: program) == .exited(1))
    #expect(terminal.screen.text.contains("counter: cannot save favorites to"))
    expectTerminalIsGivenBack()
  }

  @Test func aRecordingSurvivesAKilledProgram() async throws {
    let recording = directory.path("session")
    let program = try start(["--record", recording])
    try terminal.type("7\rps\u{1B}++t3\r\r-")
    try terminal.wait(toShow: "a new branch from moment 3")
    kill(program, SIGKILL)
    #expect(try terminal.wait(for: program) == .died(of: SIGKILL))
    let run = try await counter.run(
      arguments: ["--replay", recording, "--json"], input: "favorites\n")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(answer.state.count == 7 && answer.state.favoritePrimes == [7])
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func aDamagedReplayIsReported() throws {
    let recording = directory.path("session")
    let header = #"{"recording":"counter","version":1}"#
    try "\(header)\nrubbish\n".write(toFile: recording, atomically: true, encoding: .utf8)
    let program = try start(["--replay", recording], showing: "Enter closes")
    #expect(terminal.screen.text.contains("line 2"))
    try terminal.type("\r")
    try quit(program)
  }

  private func start(
    _ arguments: [String] = [], showing text: String = "help", leadsSession: Bool = false,
    environment: [String: String] = [:]
  ) throws -> pid_t {
    let program = try terminal.run(
      counter.url.path, ["--file", fresh.file] + arguments, leadsSession: leadsSession,
      environment: environment)
    try terminal.wait(toShow: text)
    #expect(terminal.screen.isFullScreen)
    return program
  }

  /// Waits until the screen shows the frame of a state, character by character and colour by colour.
  private func expect(
    _ state: ScreenState, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frame = frame(state, size: terminal.screen.size)
    try terminal.wait(until: "it shows\n\(frame.text)\n", sourceLocation: sourceLocation) {
      terminal.screen.shows(frame)
    }
  }

  private func quit(_ program: pid_t, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try terminal.type("q")
    #expect(try terminal.wait(for: program) == .exited(0), sourceLocation: sourceLocation)
    expectTerminalIsGivenBack(sourceLocation: sourceLocation)
  }

  private func expectTerminalIsGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.screen.isAsFound, sourceLocation: sourceLocation)
    #expect(terminal.mode == foundMode, sourceLocation: sourceLocation)
    #expect(terminal.screen.complaints == [], sourceLocation: sourceLocation)
  }
}

extension ScreenAction {
  static func count(_ count: Int) -> ScreenAction {
    .app(.counter(.countEntered(count)))
  }
}
