// The bounds of CONTRIBUTING.md, and the size that the README names.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct BoundsTests {
  @Test(arguments: [
    ("Sources/", 18_500), ("Sources/Stage", 3_800), ("Sources/SwiftUISupport/", 1_000),
  ])
  func theSourcesStayBelowTheirBounds(folder: String, bound: Int) throws {
    #expect(try lines(in: folder).count < bound)
  }

  @Test func theArticlesStayFewAndShort() throws {
    let articles = try documents().filter { $0.hasPrefix("Sources") }
    let words = try articles.map { try text(of: $0).split(whereSeparator: \.isWhitespace).count }
    #expect(articles.count <= 24)
    #expect(words.reduce(0, +) <= 27_000)
  }

  @Test func theReadmeNamesTheSizeOfTheStages() throws {
    let code = try lines(in: "Sources/Stage").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    let named = try #require(try text(of: "README.md").firstMatch(of: /(\d),(\d)00 lines of code/))
    let size = try #require(Int(named.1 + named.2))
    #expect(abs(code.count - 100 * size) <= 100, "\(code.count)")
  }

  private func lines(in folder: String) throws -> [Substring] {
    try files(ending: ".swift").filter { $0.hasPrefix(folder) }.flatMap { file in
      try text(of: file).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
  }
}
