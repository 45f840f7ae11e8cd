// The program that starts the examples, and whole sessions of each.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import TerminalUI
import TestSupport
import Testing

let examples = Program("examples")

@Suite struct ExamplesTests {
  private static let names = ["chat-room", "coordinator", "modular-app", "music-map"]

  @Test(arguments: [[], ["--help"], ["-h"]])
  func theExamplesAreListed(arguments: [String]) async throws {
    let run = try await examples.run(arguments: arguments)
    #expect(Self.names.allSatisfy { run.output.contains("  examples \($0) ") })
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func theVersionIsPrinted() async throws {
    #expect(try await examples.run(arguments: ["--version"]).output == "examples 1.0.0\n")
  }

  @Test(arguments: [
    (["nothing"], "examples: there is no 'nothing'; examples --help lists the programs\n"),
    (["\u{1B}"], "examples: there is no '\\u{1B}'; examples --help lists the programs\n"),
  ])
  func wrongArgumentsAreRefused(arguments: [String], error: String) async throws {
    let run = try await examples.run(arguments: arguments)
    #expect(run == Program.Run(error: error, status: 64))
  }

  /// `NAME.txt` is a session of the example with that name. Next to it are the expected answers as JSON.
  @Test(arguments: names)
  func aSessionIsAsExpected(name: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sessions")
    let run = try await play(
      name, "--json", input: Data(contentsOf: file.appending(path: "\(name).txt")))
    try expectGolden(
      run.output + run.error + "exit status \(run.status)\n",
      in: file.appending(path: "\(name).json.expected"))
  }

  @Test(arguments: names)
  func aWebPageHasEachCommandAndItsAnswer(name: String) async throws {
    let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try await play(
      name, "--html", path, input: Data("nonsense\n# nothing\n\nhelp\n".utf8))
    #expect(run.status == 1)
    let page = try #require(try ReadPage(String(contentsOfFile: path, encoding: .utf8)))
    #expect(page.title == "examples \(name)")
    #expect(page.recording == ["examples \(name).txt", "nonsense\nhelp\n"])
    #expect(page.moments.map { page.texts[$0.action] } == ["start", "nonsense", "help"])
    #expect(page.texts[page.moments[1].detail].hasPrefix("there is no command 'nonsense'"))
    #expect(page.states.allSatisfy { $0.first == "{" && $0 == page.states[0] })
    // The frame of the start, and nothing that changed since.
    #expect(page.moments.map(\.runs.isEmpty) == [false, true, true])
  }

  @Test(.hangLimit) func theWebPageIsAlsoWrittenIfASignalEndsTheSession() throws {
    let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let terminal = try PseudoTerminal(size: Size(columns: 80, rows: 24))
    let program = try terminal.run(examples.url.path, ["chat-room", "--html", path])
    try terminal.type("room Swift\n")
    try terminal.wait(toShow: "you are")
    kill(program, SIGTERM)
    #expect(try terminal.wait(for: program) == .died(of: SIGTERM))
    let page = try #require(try ReadPage(String(contentsOfFile: path, encoding: .utf8)))
    #expect(page.moments.map { page.texts[$0.action] } == ["start", "room Swift"])
  }

  @Test func anExistingFileIsNotReplacedByAWebPage() async throws {
    let run = try await examples.run(arguments: ["chat-room", "--html", #filePath], input: "")
    #expect(run.error.hasPrefix("examples chat-room: ") && run.status == 73)
  }

  private func play(_ name: String, _ flags: String..., input: Data) async throws -> Program.Run {
    let offline = name == "modular-app" ? ["--offline"] : []
    return try await examples.run(arguments: [name] + offline + flags, input: input)
  }
}
