// The changes from one moment to the next.

import Foundation
import TestSupport
import Testing

@testable import SessionPage

@Suite struct ChangesTests {
  @Test(arguments: [
    ([[1, 2, 3]], [[1, 2, 3]], []),
    ([[1, 2, 3]], [[2, 3, 4]], ["0 [1] []", "2 [] [4]"]),
    // Sections are compared one by one.
    ([[1], [2], [3]], [[1], [2, 4], []], ["2 [] [4]", "3 [3] []"]),
  ])
  func onlyTheDifferenceIsWritten(old: [[Int]], new: [[Int]], difference: [String]) {
    let found = changes(from: old, to: new).map { "\($0.start) \($0.removed) \($0.inserted)" }
    #expect(found == difference)
  }

  @Test(arguments: 0..<50) func changesRecreateEachState(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var page = SessionPage()
    let states = (0..<4).map { _ in
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        "\(Int.random(in: 0...4, using: &generator))"
      }
    }
    for state in states { page.add(state: state) }
    #expect(try ReadPage(page.html)?.states == states)
  }
}
