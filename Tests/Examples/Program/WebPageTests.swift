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
    #expect(page.moments.map { page.texts[$0.action] } == ["start", "nonsense", "help"])
    #expect(page.texts[page.moments[1].detail].hasPrefix("there is no command 'nonsense'"))
    #expect(page.states.allSatisfy { $0.first == "{" && $0 == page.states[0] })
    // The frame of the start, and nothing that changed since.
    #expect(page.moments.map(\.runs.isEmpty) == [false, true, true])
  }
}
