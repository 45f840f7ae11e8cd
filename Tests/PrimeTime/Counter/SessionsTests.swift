// Whole sessions, compared with the expected text.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct SessionsTests {
  @Test(arguments: ["evening", "mishaps"], [[], ["--json"]])
  func aSessionIsAsExpected(name: String, arguments: [String]) async throws {
    let kind = arguments.isEmpty ? "expected" : "json.expected"
    let run = try await counter.run(
      arguments: arguments, input: Data(contentsOf: file("\(name).txt"))
    ).withoutTimes
    let written = run.output + run.error + "exit status \(run.status)\n"
    #expect(try written == String(contentsOf: file("\(name).\(kind)"), encoding: .utf8))
  }

  @Test func everySessionIsTested() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: file("").path)
    #expect(names.filter { $0.hasSuffix(".txt") }.sorted() == ["evening.txt", "mishaps.txt"])
  }

  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Sessions").appendingPathComponent(name)
  }
}
