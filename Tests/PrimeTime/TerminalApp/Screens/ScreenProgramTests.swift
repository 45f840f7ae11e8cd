// The full-screen program as it was built, in its own terminal.

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
  private let fresh: TerminalState

  init() throws {
    terminal = try PseudoTerminal(size: size)
    fresh = TerminalState(file: directory.path("favorites.json"))
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
    try terminal.type("=-5\r\u{1B}[B5\r")
    try expect(counted.after(.count(-5), .count(-6), .count(5)))
    try terminal.quit(program)
  }

  @Test func aClickSelectsATabAndAMoment() throws {
    let program = try start()
    // The timeline's tab, then the row of moment 1.
    try terminal.type("++\u{1B}[<0;45;1M\u{1B}[<0;45;1m")
    try terminal.wait(toShow: "State after moment")
    try terminal.type("\u{1B}[<0;39;5M")
    let up = TerminalAction.app(.counter(.incrTapped))
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

  private func write(_ primes: [Int]) throws {
    try directory.write(#"{"favoritePrimes":\#(primes),"version":1}"#, to: "favorites.json")
  }

  private func written() throws -> [Int] {
    var recording = try String(contentsOfFile: fresh.file, encoding: .utf8)[...]
    recording = recording.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    return recording.split(separator: ",").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
  }

  /// Neither undo nor the timeline takes back what another program has written.
  @Test(arguments: ["uw", "tg\r+w", "tg\ruw"])
  func noKeyLosesTheFavoritesInTheFile(keys: String) throws {
    try write([2, 3])
    let program = try terminal.run(counter.url.path, ["--file", fresh.file])
    // Typed before the first frame.
    try terminal.type("7\rps\u{1B}")
    try terminal.wait(toShow: "1 not written")
    try write([2, 3, 5])
    try terminal.type("w")
    try terminal.wait(toShow: "wrote 4 favorite primes")
    try terminal.type(keys)
    try terminal.wait(toShow: "wrote 3 favorite primes")
    try terminal.quit(program)
    #expect(try written() == [2, 3, 5])
  }

  @Test func aWriteKeepsTheModeOfTheFile() throws {
    try write([2])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: fresh.file)
    let program = try start()
    try terminal.type("7\rps\u{1B}w")
    try terminal.wait(toShow: "wrote 2 favorite primes")
    let attributes = try FileManager.default.attributesOfItem(atPath: fresh.file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try terminal.quit(program)
  }

  @Test func aWriteMergesWhatBothHaveChanged() throws {
    try write([2, 3, 5])
    let program = try start()
    try terminal.type("fdc7\rps\u{1B}")
    try terminal.wait(toShow: "2 not written")
    // Another program removes 3 and adds 11.
    try write([2, 5, 11])
    try terminal.type("w")
    try terminal.wait(toShow: "wrote 3 favorite primes")
    try terminal.quit(program)
    #expect(try written() == [5, 7, 11])
  }

  @Test func aDamagedFileIsNotOverwritten() throws {
    try directory.write("rubbish", to: "favorites.json")
    let program = try start(showing: "is not JSON like")
    try terminal.type("\r7\rps\u{1B}w")
    try terminal.wait(toShow: "cannot save favorites to")
    try terminal.type("\u{1B}")
    try terminal.quit(program, with: "qq")
    #expect(try String(contentsOfFile: fresh.file, encoding: .utf8) == "rubbish")
  }

  @Test func quittingAsksIfFavoritesAreNotWritten() throws {
    try write([2, 11])
    var program = try start()
    try terminal.type("7\rps\u{1B}fd")
    try terminal.wait(toShow: "Favorites 2")
    try terminal.type("cq")
    try terminal.wait(toShow: "− 2, + 7.")
    try terminal.type("\u{1B}")
    try terminal.wait(toShow: "2 not written")
    try terminal.quit(program, with: "qq")
    #expect(try written() == [2, 11])
    program = try start()
    try terminal.type("7\rps\u{1B}tgq")
    try terminal.wait(toShow: "writes and quits")
    try terminal.quit(program, with: "w")
    #expect(try written() == [2, 11, 7])
  }

  /// Ctrl-C and, in line mode, the end of the input, which is Ctrl-D.
  @Test(arguments: [
    ([], "7\rps\u{1B}", "\u{3}"), (["--plain"], "= 7\nsave\n", "\u{3}"),
    (["--plain"], "= −7\n= 7\nsave\n", "\u{4}"),
  ])
  func theEndNamesWhatIsNotWritten(arguments: [String], keys: String, end: String) throws {
    let program = try terminal.run(
      counter.url.path, ["--file", fresh.file] + arguments, leadsSession: true)
    try terminal.wait(toShow: arguments == [] ? "help" : ">")
    try terminal.type(keys)
    try terminal.wait(toShow: arguments == [] ? "1 not written" : "now a favorite")
    try terminal.type(end)
    let isControlC = end == "\u{3}"
    #expect(try terminal.wait(for: program) == (isControlC ? .died(of: SIGINT) : .exited(0)))
    #expect(!terminal.screen.text.contains("not a whole number"))
    #expect(terminal.screen.text.contains("counter: not written to "))
    #expect(terminal.screen.text.contains(": + 7"))
  }

  @Test func theDifferenceIsTheNewPrimeAndNotTheSixtyOthers() throws {
    try write((2...281).filter(isPrime))
    let program = try start()
    try terminal.type("7919\rps\u{1B}t")
    try terminal.wait(toShow: "Favorites  + 7919")
    try terminal.type("\u{1B}u")
    try terminal.wait(toShow: "Favorites 60")
    try terminal.type("t")
    try terminal.wait(toShow: "Favorites  − 7919")
    #expect(!terminal.screen.text.contains("Undo"))
    try terminal.quit(program)
  }

  @Test func aKeyWithoutAMeaningSaysSo() throws {
    let program = try start()
    try terminal.type("z")
    try terminal.wait(toShow: "this key has no effect here")
    try terminal.type("+")
    try terminal.wait(until: "the note is gone") {
      !terminal.screen.text.contains("no effect")
    }
    try terminal.quit(program)
  }

  @Test func aRecordingReplaysFromTheFavoritesInTheFile() async throws {
    try write([2, 3, 5])
    let recording = directory.path("session")
    let program = try start(["--record", recording])
    try terminal.type("7\rps\u{1B}u")
    try terminal.quit(program)
    let run = try await counter.run(arguments: ["--replay", recording], input: "redo\nfavorites\n")
    #expect(run.lines.last == "0: 2, 1: 3, 2: 5, 3: 7")
  }

  @Test func withoutColorsTheTextIsTheSame() throws {
    let program = try start(environment: ["NO_COLOR": "1"])
    let frame = fresh.frame(size: size)
    #expect(terminal.screen.text == frame.text)
    #expect(!terminal.screen.shows(frame))
    try terminal.quit(program)
  }

  @Test(arguments: [([], "dumb"), ([], ""), (["--plain"], "xterm")])
  func lineModeCanBeChosen(arguments: [String], kind: String) throws {
    let program = try terminal.run(counter.url.path, arguments, environment: ["TERM": kind])
    try terminal.wait(toShow: ">")
    try terminal.type("+\n")
    try terminal.wait(toShow: "count is 1")
    #expect(terminal.screen.isAsFound)
    try terminal.type("= 1,000\n")
    try terminal.wait(toShow: "count is 1000")
    try terminal.type("\u{4}")
    #expect(try terminal.wait(for: program) == .exited(0))
    // The shell's prompt begins on a line of its own.
    #expect(terminal.screen.lines.last { $0 != "" } == ">")
    #expect(terminal.screen.isAtTheStartOfALine)
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
    try terminal.wait(toShow: "10000000: ")
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
    try terminal.type("7\rps\u{1B}++tk\r-")
    try terminal.wait(toShow: "a new branch from moment 3")
    kill(program, SIGKILL)
    #expect(try terminal.wait(for: program) == .died(of: SIGKILL))
    let run = try await counter.run(arguments: ["--replay", recording], input: "show\n")
    #expect(run.output.hasPrefix("count 7;") && run.output.contains("; favorites 7; activity 1,"))
    #expect(run.error.isEmpty && run.status == 0)
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

  /// Waits until the screen shows the frame of a state, character by character and color by color.
  private func expect(
    _ state: TerminalState, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frame = state.frame(size: terminal.screen.size)
    try terminal.wait(until: "it shows\n\(frame.text)\n", sourceLocation: sourceLocation) {
      terminal.screen.shows(frame)
    }
  }
}
