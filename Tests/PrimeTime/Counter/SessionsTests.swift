// Whole sessions, compared with the expected text.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `REWRITE_SESSIONS=1 swift test --filter CounterTests.SessionsTests` rewrites the expected texts. Read the
/// difference before you commit it.
@Suite struct SessionsTests {
  @Test(
    arguments: try FileManager.default.contentsOfDirectory(atPath: sessions.path)
      .filter { $0.hasSuffix(".expected") })
  func aSessionIsAsExpected(name: String) async throws {
    let file = sessions.appending(path: name)
    let run = try await counter.run(
      arguments: name.contains(".json.") ? ["--json"] : [],
      input: Data(contentsOf: sessions.appending(path: name.prefix { $0 != "." } + ".txt"))
    ).withoutTimes
    let written = run.output + run.error + "exit status \(run.status)\n"
    if ProcessInfo.processInfo.environment["REWRITE_SESSIONS"] != nil {
      try written.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try written == String(contentsOf: file, encoding: .utf8))
  }
}

private let sessions = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Sessions")
