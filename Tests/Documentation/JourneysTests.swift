// Does what the documents tell a reader to do, in that order, with the programs as they are built.

import Foundation
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
    let whole = try await answers(["--replay", next], "favorites", "show")
    #expect(whole.output.contains("7") && whole.output.contains("11"))

    let written = try await answers(["--replay", record, "--html", page])
    #expect(written.output == "\(page) is written; open it in a browser\n")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>"))
    // Nothing that exists is replaced.
    #expect(try await answers(["--replay", record, "--html", page]).status == 65)
  }

  @Test func aPersonCountsSavesGoesBackAndBranchesOnTheScreen() async throws {
    let terminal = try PseudoTerminal()
    let record = folder.path("session.jsonl")
    let arguments = ["--file", folder.path("favorites.json"), "--record", record]
    let program = try terminal.run(counter.url.path, arguments)
    try terminal.wait(toShow: "Prime Time")
    try terminal.type("?")
    try terminal.wait(toShow: "count up")
    try terminal.type("q++ps")
    try terminal.wait(toShow: "2 is one of your favorite primes")
    try terminal.type("pt")
    try terminal.wait(toShow: "▸ 5 doneTapped")
    try terminal.type("kkkk")
    try terminal.wait(toShow: "moment 1 of 5")
    try terminal.type("\r+")
    try terminal.wait(toShow: "└─ 4 more, to doneTapped")
    try terminal.type("++")
    try terminal.wait(toShow: "▸ 4 incrTapped")
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
    try terminal.wait(toShow: "Esc back")
    kill(program, SIGTERM)
    _ = try terminal.wait(for: program)
    terminal.expectGivenBack()
  }

  @Test func aStudentTakesHintsReadsAndBeginsAStore() async throws {
    func learn(_ arguments: String...) async throws -> String {
      try await Program("learn").run(
        arguments: ["--playgrounds", folder.path] + arguments, input: ""
      )
      .output
    }
    #expect(try await learn().contains("swift run stage-0"))
    #expect(try await learn("done").contains("01-Send/Exercise.swift"))
    _ = try await learn("hint")
    #expect(try await learn("hint").contains("Hint 2 of 3"))
    // Steps can be taken without the exercises before them.
    for file in ["Store.swift", "main.swift"] {
      let text = try await learn("steps", "1", file)
      try FileManager.default.createDirectory(
        atPath: folder.path("Mine"), withIntermediateDirectories: true)
      try folder.write(text, to: "Mine/\(file)")
    }
    #expect(try await learn("check").hasPrefix("Step 1 of "))
    #expect(try await learn("steps", "2").contains("+struct AppState {"))
  }

  @Test(arguments: ["modular-app", "chat-room", "coordinator", "music-map"])
  func anExampleIsChosenReadAboutAndPlayed(name: String) async throws {
    let examples = Program("examples")
    let list = try await examples.run(input: "")
    #expect((list.output + list.error).contains("examples \(name)\n"))
    let help = try await examples.run(arguments: [name, "--help"], input: "")
    #expect(help.status == 0)
    #expect(!(help.output + list.output).contains("recording is damaged"))

    // It says what it shows, and which commands to try, and the first of them works.
    let terminal = try PseudoTerminal()
    let program = try terminal.run(examples.url.path, [name])
    try terminal.wait(toShow: "Try: ")
    let text = try #require(terminal.screen.text.firstMatch(of: /Try: ([^,;]+)/)?.output.1)
    try terminal.type("\(text)\rquit\r")
    #expect(try terminal.wait(for: program) == .exited(0))
    #expect(!terminal.screen.text.contains("line 1:"))
  }
}
