// Whole sessions, compared with the expected text.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `NAME.txt` is a session of the example with that name. Next to it are the expected answers as JSON.
@Suite struct SessionsTests {
  @Test(arguments: try sessions())
  func aSessionIsAsExpected(name: String) async throws {
    let run = try await examples.run(
      arguments: [name, "--json"] + (name == "modular-app" ? ["--offline"] : []),
      input: Data(contentsOf: file("\(name).txt")))
    let written = run.output + run.error + "exit status \(run.status)\n"
    let expected = file("\(name).json.expected")
    if ProcessInfo.processInfo.environment["REWRITE_FRAMES"] != nil {
      try written.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(try written == String(contentsOf: expected, encoding: .utf8))
  }
}

private func sessions() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: file("").path)
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(".txt".count)) }.sorted()
}

private func file(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sessions").appendingPathComponent(name)
}
