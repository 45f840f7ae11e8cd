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

@Suite(.serialized, .hangLimit) struct ScreenProgramTests {
  private let size = Size(columns: 70, rows: 16)
  private let terminal: PseudoTerminal
  private let directory = TemporaryDirectory()
  private let fresh: ScreenState

  init() throws {
    terminal = try PseudoTerminal(size: size)
    fresh = ScreenState(file: directory.path("favorites.json"))
  }

  @Test func keysAndSizesChangeTheScreen() throws {
    let program = try start()
    for size in [Size(columns: 200, rows: 60), Size(columns: 20, rows: 5), size] {
      terminal.resize(to: size)
      kill(program, SIGWINCH)
      try expect(fresh)
    }
    // Another key than Enter accepts the number.
    try terminal.type("+\u{1B}[A\u{1B}[Bk42++")
    let counted = fresh.after([1, 2, 1, 2, 42, 43, 44].map { .count($0) })
    try expect(counted)
    // A minus before a digit is a sign, and an arrow is not.
    try terminal.type("-5\r\u{1B}[B5\r")
    try expect(counted.after(.count(43), .count(-5), .count(-6), .count(5)))
    try terminal.quit(program)
  }

  @Test func aClickSelectsATabAndAMoment() throws {
    let program = try start()
    // The timeline's tab, then the row of moment 1.
    try terminal.type("++\u{1B}[<0;45;1M\u{1B}[<0;45;1m\u{1B}[<0;9;5M")
    let up = ScreenAction.app(.counter(.incrTapped))
    try expect(fresh.after(up, up, .screenChosen(.timeline), .timeline(.visit(moment: 1))))
    try terminal.quit(program)
  }

  @Test func manyKeysAreReducedInAFewFrames() throws {
    let program = try start()
    let bytes = terminal.bytesWritten
    try terminal.type(String(repeating: "+", count: 3_000))
    try expect(fresh.after(Array(repeating: .app(.counter(.incrTapped)), count: 3_000)))
    // A frame for each key would take at least ten bytes, three thousand times.
    #expect(terminal.bytesWritten - bytes < 15_000)
    try terminal.quit(program)
  }

  @Test func favoritesAreLoadedAtTheStart() throws {
    try directory.write(#"{"version": 1, "favoritePrimes": [2, 3]}"#, to: "favorites.json")
    let program = try start(showing: "loaded 2 favorite primes")
    try terminal.type("\u{1B}[200~hello world\u{1B}[201~w")
    try terminal.wait(toShow: "wrote 2 favorite primes")
    try directory.write(#"{"version": 1, "favoritePrimes": [5]}"#, to: "favorites.json")
    try terminal.type("w")
    try terminal.wait(toShow: "o overwrites it")
    try terminal.type("l")
    try terminal.wait(toShow: "loaded 1 favorite prime ")
    try terminal.quit(program)
    let text = try String(contentsOfFile: fresh.file, encoding: .utf8)
    #expect(text == #"{"version": 1, "favoritePrimes": [5]}"#)
  }

  @Test func withoutColoursTheTextIsTheSame() throws {
    let program = try start(environment: ["NO_COLOR": "1"])
    let frame = frame(fresh, size: size)
    #expect(terminal.screen.text == frame.text)
    #expect(!terminal.screen.shows(frame))
    try terminal.quit(program)
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
    terminal.expectGivenBack()
  }

  /// The tests of Terminal UI send the other signals, stop the program, and close its terminal.
  @Test func controlCEndsItAndRestoresTheTerminal() throws {
    let program = try start()
    try terminal.type("10000000\rn")
    try terminal.wait(toShow: "10,000,000th ")
    try terminal.type("\u{3}")
    #expect(try terminal.wait(for: program) == .died(of: SIGINT))
    terminal.expectGivenBack()
  }

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
    terminal.expectGivenBack()
  }

  @Test func aRecordingSurvivesAKilledProgram() async throws {
    let recording = directory.path("session")
    let program = try start(["--record", recording])
    try terminal.type("7\rps\u{1B}++t3\r\r-")
    try terminal.wait(toShow: "a new branch from moment 3")
    kill(program, SIGKILL)
    #expect(try terminal.wait(for: program) == .died(of: SIGKILL))
    let run = try await counter.run(arguments: ["--replay", recording], input: "show\n")
    #expect(run.output.hasPrefix("count 7, prime; no nth prime asked; favorites 7; activity 1;"))
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func aDamagedReplayIsReported() throws {
    let header = #"{"recording":"counter","version":1}"#
    let recording = try directory.write("\(header)\nrubbish\n")
    let program = try start(["--replay", recording], showing: "Enter closes")
    #expect(terminal.screen.text.contains("line 2"))
    try terminal.type("\r")
    try terminal.quit(program)
  }

  private func start(
    _ arguments: [String] = [], showing text: String = "help",
    environment: [String: String] = [:]
  ) throws -> pid_t {
    let program = try terminal.run(
      counter.url.path, ["--file", fresh.file] + arguments, environment: environment)
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
}
