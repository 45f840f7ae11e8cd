// The program that starts the examples, and whole sessions of each.

import Foundation
import TestSupport
import Testing

let examples = Program("examples")

@Suite struct ExamplesTests {
  private static let names = ["chat-room", "coordinator", "modular-app", "music-map"]

  @Test(arguments: [[], ["--help"], ["-h"]])
  func theExamplesAreListed(arguments: [String]) async throws {
    let run = try await examples.run(arguments: arguments)
    #expect(Self.names.allSatisfy { run.output.contains("  examples \($0)\n") })
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: ["nothing", "\u{1B}"])
  func aWrongNameIsAnsweredWithTheList(name: String) async throws {
    let run = try await examples.run(arguments: [name])
    #expect(run.error.contains("there is no") && run.error.contains("  examples music-map\n"))
    #expect(run.output.isEmpty && !run.error.contains("\u{1B}") && run.status == 64)
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

  @Test(.hangLimit, arguments: names)
  func theCommandThatAnExampleProposesWorks(name: String) throws {
    let terminal = try PseudoTerminal()
    let program = try terminal.run(examples.url.path, [name])
    try terminal.wait(toShow: "Try: ")
    let command = try #require(terminal.screen.text.firstMatch(of: /Try: ([^,;]+)/)?.output.1)
    try terminal.type("\(command)\rquit\r")
    #expect(try terminal.wait(for: program) == .exited(0))
    #expect(!terminal.screen.text.contains("line 1:"))
  }

  private func play(_ name: String, _ flags: String..., input: Data) async throws -> Program.Run {
    try await examples.run(arguments: [name] + flags, input: input)
  }
}
