// Every promise has a test with its number.

import Foundation
import Testing

@Suite struct PromisesTests {
  /// The numbers in the article.
  private static func numbers() throws -> [Int] {
    try text(of: "Sources/ClassicRedux/Articles/Promises.md").matches(of: #/(?m)^(\d+)\. /#)
      .compactMap { Int($0.1) }
  }

  @Test(arguments: try numbers())
  func aPromiseHasATest(number: Int) throws {
    let tests = try files(ending: "Tests.swift").filter { file in
      try text(of: file).contains(try Regex("func promise\(number)[A-Z]"))
    }
    #expect(!tests.isEmpty, "no test is named after promise \(number)")
  }

  @Test func thePromisesAreNumberedFrom1() throws {
    #expect(try Self.numbers() == Array(1...Self.numbers().count))
  }
}
