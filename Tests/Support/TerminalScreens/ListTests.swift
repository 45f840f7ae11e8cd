// A list shows its cursor, and keys move it.
// SPDX-License-Identifier: MIT

import TerminalUI
import Testing

@testable import TerminalScreens

@Suite struct ListTests {
  @Test func aWindowShowsTheCursor() {
    let rows = Array(0..<10)
    #expect(rows.window(of: 4, around: 0) == [0, 1, 2, 3])
    #expect(rows.window(of: 4, around: 5) == [3, 4, 5, 6])
    #expect(rows.window(of: 4, around: 9) == [6, 7, 8, 9])
    #expect(rows.window(of: 20, around: 9) == rows[...])
    #expect(rows.window(of: 0, around: 9).isEmpty)
    #expect(rows.window(of: -1, around: 0).isEmpty)
  }

  @Test func theCursorIsMarkedAndEachRowIsATarget() {
    let lines = list(["one", "two", "three"], cursor: 1, width: 8, height: 2)
    #expect(lines.map { $0.pieces.map(\.text).joined() } == ["   one  ", " ▸ two  "])
    #expect(lines[1].pieces.allSatisfy { $0.style == .selected })
    #expect(lines.map { $0.target(at: 7) } == [.row(0), .row(1)])
  }

  @Test(arguments: [
    (Key.up, Optional(1)), (.down, 3), (.character("k"), 1), (.character("j"), 3), (.home, 0),
    (.end, 3), (.character("g"), 0), (.character("G"), 3), (.pageUp, 0), (.pageDown, 3),
    (.enter, nil),
  ])
  func keysMoveTheCursor(key: Key, cursor: Int?) {
    #expect(moved(2, by: key, rows: 4) == cursor)
  }

  @Test(arguments: [Key.up, .down, .home, .end])
  func theCursorStaysInTheList(key: Key) {
    #expect(moved(0, by: key, rows: 0) == 0)
    #expect(moved(0, by: key, rows: 1) == 0)
  }
}
