// The changes from one moment to the next.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import SessionPage

@Suite struct ChangesTests {
  @Test(
    arguments: [
      ([], [], []),
      ([1, 2, 3], [1, 2, 3], []),
      ([1, 2, 3], [1, 9, 3], [1, 1, [9]]),
      ([1, 2, 3], [1, 2, 3, 4], [3, 0, [4]]),
      ([1, 2, 3], [], [0, 3, []]),
      // The oldest element is removed, and a new one is appended.
      ([1, 2, 3, 4], [2, 3, 4, 5], [0, 1, [], 3, 0, [5]]),
    ] as [([Int], [Int], [Part])])
  func onlyTheDifferenceIsWritten(old: [Int], new: [Int], parts: [Part]) {
    #expect(changes(from: old, to: new) == parts)
  }

  @Test(arguments: 0..<100) func changesRecreateEachState(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func numbers() -> [Int] {
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
    }
    var page = SessionPage(title: "")
    let states = (0..<4).map { _ in numbers().map(String.init) }
    for state in states { page.add(.init(action: "", state: state)) }
    let lines = try #require(try ReadPage(page.html)).states.map { state in
      state.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " []\"")) }
    }
    #expect(lines.map { $0.filter { !$0.isEmpty } } == states)
  }

  @Test func aRunHoldsTheCellsThatChanged() {
    var (old, new) = (
      Frame(size: Size(columns: 20, rows: 2)), Frame(size: Size(columns: 20, rows: 2))
    )
    old.put("count 18", row: 0, column: 2)
    new.put("count 19", row: 0, column: 2)
    new.put("漢!", row: 1, column: 0, style: .bold)
    #expect(changedRuns(from: new, to: new) == [])
    #expect(
      changedRuns(from: old, to: new) == [
        Run(row: 0, column: 9, style: "", cells: ["9"]),
        Run(row: 1, column: 0, style: "bold", cells: ["漢", "", "!"]),
      ])
  }

  @Test(arguments: 0..<50) func runsTurnTheOldFrameIntoTheNewOne(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func frame() -> Frame {
      var frame = Frame(size: Size(columns: 12, rows: 4))
      for _ in 0..<6 {
        frame.put(
          ["a", "漢字", "é🎉", "█ █", "   "].randomElement(using: &generator)!,
          row: Int.random(in: 0..<4, using: &generator),
          column: Int.random(in: -1..<12, using: &generator),
          style: [.plain, .bold, .reverse].randomElement(using: &generator)!)
      }
      return frame
    }
    let (old, new) = (frame(), frame())
    var cells = old.shown
    for run in changedRuns(from: old, to: new) {
      for (offset, text) in run.cells.enumerated() {
        let style = text == " " && run.style == "bold" ? "" : run.style
        cells[run.row][run.column + offset] = [text, style]
      }
    }
    #expect(cells == new.shown)
  }
}

extension Part: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: Part...) { self = .list(elements) }
}

extension Frame {
  /// The text and the style of each cell. A blank is never bold.
  fileprivate var shown: [[[String]]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[row, column]
        let isBlank = cell.character == " " && cell.columns == 1
        let style =
          cell.style == .reverse ? "reverse" : cell.style == .bold && !isBlank ? "bold" : ""
        return [cell.columns == 0 ? "" : String(cell.character), style]
      }
    }
  }
}
