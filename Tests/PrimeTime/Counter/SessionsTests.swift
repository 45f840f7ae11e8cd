// Whole sessions, compared with the expected text.

import Foundation
import TestSupport
import Testing

/// `REWRITE_SESSIONS=1 swift test --filter CounterTests.SessionsTests` rewrites the expected texts.
@Suite struct SessionsTests {
  @Test(
    arguments: try FileManager.default.contentsOfDirectory(atPath: sessions.path)
      .filter { $0.hasSuffix(".expected") })
  func aSessionIsAsExpected(name: String) async throws {
    let file = sessions.appending(path: name)
    let run = try await counter.run(
      arguments: ["--file", "favorites.json"] + (name.contains(".json.") ? ["--json"] : []),
      input: Data(contentsOf: sessions.appending(path: name.prefix { $0 != "." } + ".txt"))
    ).withoutTimes
    try expectGolden(run.output + run.error + "exit status \(run.status)\n", in: file)
  }
}

private let sessions = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Sessions")

let counter = Program("counter")

extension Program.Run {
  /// The run with `TIME` for every timestamp in its output.
  var withoutTimes: Self {
    var run = self
    run.output.replace(/[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/, with: "TIME")
    return run
  }
}
