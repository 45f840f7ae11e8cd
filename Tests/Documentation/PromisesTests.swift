// Every promise has a test with its number.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct PromisesTests {
  private let article = "Sources/ClassicRedux/Articles/Promises.md"

  @Test(arguments: 1...15)
  func aPromiseHasATest(number: Int) throws {
    let tests = try files(ending: "Tests.swift").filter { file in
      try text(of: file).contains(try Regex("func promise\(number)[A-Z]"))
    }
    #expect(!tests.isEmpty, "no test is named after promise \(number)")
  }

  @Test func thePromisesAreNumberedFrom1To15() throws {
    let numbers = try text(of: article).matches(of: #/(?m)^(\d+)\. /#).map(\.1)
    #expect(numbers == (1...15).map { "\($0)" })
  }
}
