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

  @Test(arguments: [
    (Key.up, Optional(1)), (.down, 3), (.character("k"), 1), (.character("j"), 3), (.home, 0),
    (.end, 3), (.character("g"), 0), (.character("G"), 3), (.pageUp, 0), (.pageDown, 3),
    (.enter, nil),
  ])
  func keysMoveTheCursor(key: Key, cursor: Int?) {
    #expect(moved(2, by: key, rows: 4) == cursor)
  }
}
