// Every promise has a test with its number.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct PromisesTests {
  private let article = "Sources/ClassicRedux/Articles/Promises.md"

  @Test(arguments: 1...15)
  func theArticleListsTheFilesWithTestsOfAPromise(number: Int) throws {
    let tests = try files(ending: "Tests.swift").filter { file in
      try text(of: file).contains(try Regex("func promise\(number)[A-Z]"))
    }
    #expect(!tests.isEmpty, "no test is named after promise \(number)")
    #expect(try Set(tests) == listedFiles(number))
  }

  @Test func thePromisesAreNumberedFrom1To15() throws {
    let numbers = try text(of: article).matches(of: #/(?m)^(\d+)\. /#).map(\.1)
    #expect(numbers == (1...15).map { "\($0)" })
  }

  /// The test files of the rows that name the promise.
  private func listedFiles(_ number: Int) throws -> Set<String> {
    let rows = try text(of: article).matches(of: #/(?m)^\| \[`(Tests.+?)`.*\| ([^|]+) \|$/#)
    return Set(rows.filter { numbers($0.2).contains(number) }.map { String($0.1) })
  }

  /// The numbers in a text like `1 to 6, 11`.
  private func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ", ").flatMap { part in
      let ends = part.split(separator: " to ").compactMap { Int($0) }
      return Array((ends.first ?? 0)...(ends.last ?? 0))
    }
  }
}
