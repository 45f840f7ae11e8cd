import Foundation
import TestSupport
import Testing

/// Runs every page of the playground, and compares its output with the expected text.
@Suite struct PagesTests {
  @Test(arguments: 0...8)
  func aPagePrintsWhatItSays(stage: Int) async throws {
    let page = "stage-\(stage)"
    let run = try await Program(page).run()
    let expected = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Expected/\(page).txt")
    #expect(run.output == (try String(contentsOf: expected, encoding: .utf8)))
    #expect(run.error == "")
    #expect(run.status == 0)
  }
}
