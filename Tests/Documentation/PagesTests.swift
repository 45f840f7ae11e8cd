import Foundation
import TestSupport
import Testing

@Suite struct PagesTests {
  private static let folder = "Playgrounds/Stages.playground"

  /// The names of the pages that Xcode shows, each of which begins with its number.
  private static func pages() throws -> [String] {
    try text(of: "\(folder)/contents.xcplayground").matches(of: /page name='(.*?)'/)
      .map { String($0.1) }
  }

  @Test func thePlaygroundListsItsPages() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "\(Self.folder)/Pages").path())
    #expect(try Self.pages().map { "\($0).xcplaygroundpage" } == folders.sorted())
  }

  /// Runs every page, which prints the expected lines.
  @Test(arguments: try pages())
  func aPagePrintsWhatItSays(page: String) async throws {
    let program = "stage-\(page.prefix { $0 != " " })"
    let run = try await Program(program).run()
    let expected = try text(of: "Tests/Documentation/Expected/\(program).txt")
    #expect(
      expected.components(separatedBy: "\n")
        .appears(in: run.output.components(separatedBy: "\n")), "\(run.output)")
    #expect(run.error == "")
    #expect(run.status == 0)
  }
}
