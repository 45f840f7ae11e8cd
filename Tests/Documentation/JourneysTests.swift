// Does what the documents tell a reader to do, in that order, with the programs as they are built.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import TerminalUI
import TestSupport
import Testing

/// Each journey is what a reader does in one sitting: each step starts from what the previous one left.
@Suite(.serialized, .hangLimit) struct JourneysTests {
  private let folder = TemporaryDirectory()
  private let counter = Program("counter")

  /// Runs the counter on lines, and returns its answers.
  private func answers(_ arguments: [String] = [], _ lines: String...) async throws -> Program.Run {
    try await counter.run(
      arguments: ["--file", folder.path("favorites.json")] + arguments,
      input: lines.map { $0 + "\n" }.joined())
  }

  private func favorites() throws -> String {
    try String(contentsOfFile: folder.path("favorites.json"), encoding: .utf8)
  }

  @Test func favoritesAreSavedLoadedUndoneAndWritten() async throws {
    _ = try await answers([], "= 7", "save", "= 11", "save", "write")
    #expect(try favorites().contains("[7,11]"))

    // The next evening: one more, which is undone, and one fewer.
    let second = try await answers(
      [], "load", "= 13", "save", "undo", "favorites", "delete 0", "write", "load", "favorites")
    #expect(second.error == "" && second.status == 0)
    #expect(second.lines[4].contains("11") && !second.lines[4].contains("13"))
    #expect(try favorites().contains("[11]"))

    // No undo takes back what was loaded.
    let third = try await answers([], "load", "undo", "write")
    #expect(third.status == 1 && third.error.contains("nothing to undo"))
    #expect(try favorites().contains("[11]"))
  }

  @Test func aSessionIsRecordedReplayedContinuedAndShownAsAPage() async throws {
    let (record, page) = (folder.path("session.jsonl"), folder.path("session.html"))
    let played = try await answers(
      ["--record", record], "+", "= 7", "save", "nth?", "login Blob", "undo", "show")
    #expect(played.status == 0)

    let replayed = try await answers(["--replay", record], "show")
    #expect(replayed.lines == [try #require(played.lines.last)])

    let next = folder.path("next.jsonl")
    let continued = try await answers(["--replay", record, "--record", next], "= 11", "save")
    #expect(continued.status == 0, "\(continued)")
    let whole = try await answers(["--replay", next], "favorites", "user")
    #expect(whole.output.contains("7") && whole.output.contains("11"))

    let written = try await answers(["--replay", record, "--html", page])
    #expect(written.output == "\(page) is written; open it in a browser\n")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>"))
    // Nothing that exists is replaced.
    #expect(try await answers(["--replay", record, "--html", page]).status == 73)
  }

  @Test func aPersonCountsSavesGoesBackAndBranchesOnTheScreen() async throws {
    let terminal = try PseudoTerminal(size: Size(columns: 120, rows: 30))
    let record = folder.path("session.jsonl")
    let arguments = ["--file", folder.path("favorites.json"), "--record", record]
    let program = try terminal.run(counter.url.path, arguments)
    try terminal.wait(toShow: "Prime Time")
    try terminal.type("?")
    try terminal.wait(toShow: "count up")
    try terminal.type("c++ps")
    try terminal.wait(toShow: "2 is one of your favorite primes")
    try terminal.type("\u{1B}[Zt")  // Shift-Tab closes the sheet, as Esc does.
    try terminal.wait(toShow: "State after moment 3")
    try terminal.type("kk")
    try terminal.wait(toShow: "the past: moment 1 of 3")
    try terminal.type("\r+")
    try terminal.wait(toShow: "2…3 save the prime")
    try terminal.type("++t")
    try terminal.wait(toShow: "Timeline 4")
    kill(program, SIGTERM)
    _ = try terminal.wait(for: program)
    terminal.expectGivenBack()

    // The recording leads to the same place: 4, without the favorite of the other branch.
    let replayed = try await answers(["--replay", record], "show")
    #expect(replayed.output.hasPrefix("count 4;"), "\(replayed)")
  }

  @Test func theRecordedSessionOfTheCourseIsWatched() throws {
    let terminal = try PseudoTerminal()
    let recording = root.appending(path: "Sources/PrimeTime/prime-time.jsonl").path()
    let program = try terminal.run(
      counter.url.path, ["--file", folder.path("favorites.json"), "--replay", recording])
    try terminal.wait(toShow: "Counter")
    try terminal.type("t")
    try terminal.wait(toShow: "State after moment")
    kill(program, SIGTERM)
    _ = try terminal.wait(for: program)
    terminal.expectGivenBack()
  }

  @Test func aStudentTakesHintsReadsAndBeginsAStoreOnTheMap() async throws {
    let terminal = try PseudoTerminal(size: Size(columns: 80, rows: 30))
    // It has to find the compiler.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let program = try terminal.run(
      Program("learn").url.path, ["--mine", folder.path("mine")], environment: ["PATH": path])
    try terminal.wait(toShow: "01-Send/")
    try terminal.type("hh")
    try terminal.wait(toShow: "Hint 2 of 3")
    try terminal.type("?")
    try terminal.wait(toShow: "Keys")
    try terminal.type("?j")
    try terminal.wait(toShow: "`swift run stage-0` runs its program.")
    try terminal.type("\r")
    try terminal.wait(toShow: "Step 1 of ")
    // The path breaks between folders.
    let file = folder.path("mine/main.swift")
    for part in file.split(separator: "/") { #expect(terminal.screen.text.contains(part)) }
    #expect(!terminal.screen.text.contains(file))
    try terminal.type("c")
    try terminal.wait(toShow: "It could not be checked.")
    // Saving the file checks it.
    let created = try String(contentsOfFile: file, encoding: .utf8)
    let step = try await Program("learn").run(arguments: ["steps", "1", "program"])
    try (created + step.output).write(toFile: file, atomically: true, encoding: .utf8)
    try terminal.wait(toShow: "It does what step 1 of ")
    try terminal.wait(toShow: "Step 2 of ")
    try terminal.quit(program, with: "q")
  }

  @Test(arguments: ["modular-app", "chat-room", "coordinator", "music-map"])
  func anExampleIsChosenReadAboutAndPlayed(name: String) async throws {
    let examples = Program("examples")
    let list = try await examples.run(input: "")
    #expect((list.output + list.error).contains("examples \(name) "))
    let help = try await examples.run(arguments: [name, "--help"], input: "")
    #expect(help.status == 0)
    #expect(!(help.output + list.output).contains("recording is damaged"))

    let terminal = try PseudoTerminal()
    let offline = name == "modular-app" ? ["--offline"] : []
    let program = try terminal.run(examples.url.path, [name] + offline)
    try terminal.wait(toShow: "help")
    try terminal.type("?")
    try terminal.wait(toShow: "Keys")
    try terminal.quit(program, with: "qq")
  }
}
