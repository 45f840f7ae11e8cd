import Foundation
import TestSupport
import Testing

/// Every page of the playground is played, and what it prints compared.
@Suite struct PagesTests {
  @Test(arguments: [
    "stage-1", "stage-2", "stage-3", "stage-4", "stage-5", "stage-6", "stage-7", "stage-8",
  ])
  func aPagePrintsWhatItSays(page: String) async throws {
    let run = try await Program(page).run()
    let expected = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Expected/\(page).txt")
    #expect(run.output == (try String(contentsOf: expected, encoding: .utf8)))
    #expect(run.error == "")
    #expect(run.status == 0)
  }
}
