// The changes from one moment to the next.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import TerminalUI
import TestSupport
import Testing

@testable import SessionPage

@Suite struct ChangesTests {
  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], []),
      ([1, 2, 3], [1, 9, 3], [1, 1, [9]]),
      // The oldest element is removed, and a new one is appended.
      ([1, 2, 3, 4], [2, 3, 4, 5], [0, 1, [], 3, 0, [5]]),
    ] as [([Int], [Int], [Part])])
  func onlyTheDifferenceIsWritten(old: [Int], new: [Int], parts: [Part]) {
    #expect(changes(from: [old], to: [new]) == parts)
  }

  @Test(
    arguments: [
      ([[1], [2], [3]], [[1], [2, 4], [5]], [2, 0, [4], 3, 1, [5]]),
      ([], [[], [1]], [0, 0, [1]]),
    ] as [([[Int]], [[Int]], [Part])])
  func sectionsAreComparedOneByOne(old: [[Int]], new: [[Int]], parts: [Part]) {
    #expect(changes(from: old, to: new) == parts)
  }

  @Test(arguments: 0..<50) func changesRecreateEachState(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var page = SessionPage(title: "")
    let states = (0..<4).map { _ in
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        "\(Int.random(in: 0...4, using: &generator))"
      }
    }
    for state in states { page.add(action: "", state: state) }
    let lines = try #require(try ReadPage(page.html)).states.map { state in
      state.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " []\"")) }
    }
    #expect(lines.map { $0.filter { !$0.isEmpty } } == states)
  }

  @Test func aRunHoldsTheCellsThatChanged() {
    let size = Size(columns: 20, rows: 2)
    var (old, new) = (Frame(size: size), Frame(size: size))
    old.put("count 18", row: 0, column: 2)
    new.put("count 19", row: 0, column: 2)
    new.put("漢!", row: 1, column: 0, style: .bold)
    #expect(changedRuns(from: new, to: new) == [])
    #expect(
      changedRuns(from: old, to: new) == [
        Run(row: 0, column: 9, style: "", cells: ["9"]),
        Run(row: 1, column: 0, style: "bold", cells: ["漢", "", "!"]),
      ])
    // Back again, the wide character and the bold style leave.
    #expect(
      changedRuns(from: new, to: old) == [
        Run(row: 0, column: 9, style: "", cells: ["8"]),
        Run(row: 1, column: 0, style: "", cells: [" ", " ", " "]),
      ])
  }
}

extension Part: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: Part...) { self = .list(elements) }
}
