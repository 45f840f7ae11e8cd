// A session of an example as a web page.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct WebPageTests {
  private let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  private func play(_ name: String, _ commands: String) async throws -> Program.Run {
    let offline = name == "modular-app" ? ["--offline"] : []
    return try await examples.run(
      arguments: [name] + offline + ["--html", path], input: Data(commands.utf8))
  }

  @Test(arguments: ["modular-app", "chat-room", "coordinator", "music-map"])
  func thePageHasEachCommandAndItsAnswer(name: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try await play(name, "nonsense\n# nothing\n\nhelp\n")
    #expect(run.status == 1)
    let html = try String(contentsOfFile: path, encoding: .utf8)
    let page = try #require(try ReadPage(html))
    #expect(page.title == "examples \(name)")
    #expect(page.recording == ["examples \(name).txt", "nonsense\nhelp\n"])
    #expect(page.moments.map { page.texts[$0.action] } == ["start", "nonsense", "help"])
    #expect(page.texts[page.moments[1].detail].hasPrefix("there is no command 'nonsense'"))
    #expect(page.states.allSatisfy { $0.first == "{" && $0 == page.states[0] })
    // The frame of the start, and nothing that changed since.
    #expect(page.moments.map(\.runs.isEmpty) == [false, true, true])
  }

  @Test func anExistingFileIsNotReplaced() async throws {
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try await play("chat-room", "show\n")
    #expect(run.error.hasPrefix("examples chat-room: cannot write \"\(path)\": it exists"))
    #expect(run.output.isEmpty && run.status == 64)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  #if os(Linux)
    /// A limit on the size of files fails like a full disk.
    @Test func aPageThatCannotBeWrittenLeavesNoFile() async throws {
      let command = "ulimit -f 1; echo show | \"$0\" chat-room --html '\(path)'"
      let shell = Program(at: URL(filePath: "/bin/sh"))
      let run = try await shell.run(arguments: ["-c", command, examples.url.path()])
      #expect(run.error == "examples chat-room: cannot write \"\(path)\": File too large\n")
      #expect(run.status == 74 && !FileManager.default.fileExists(atPath: path))
    }
  #endif
}
