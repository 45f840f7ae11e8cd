// A list shows its cursor, and keys move it.

import Testing

@testable import TerminalUI

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
}
