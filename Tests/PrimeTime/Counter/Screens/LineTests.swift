// Lines of an exact width.
// SPDX-License-Identifier: MIT

import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct LineTests {
  @Test(arguments: [
    ("prime", 7, "prime  "), ("prime", 5, "prime"), ("prime", 4, "pri…"), ("prime", 1, "…"),
    ("prime", 0, ""), ("漢字", 5, "漢字 "), ("漢字", 4, "漢字"), ("漢字", 3, "漢…"),
    ("漢字", 2, "… "), ("", 2, "  "),
  ])
  func aLineIsFittedToItsWidth(text: String, width: Int, fitted: String) {
    let halves = Line(String(text.prefix(1)), .bold) + Line(String(text.dropFirst()))
    for line in [Line(text), halves] {
      let line = line.fitted(to: width)
      #expect(line.pieces.map(\.text).joined() == fitted)
      #expect(line.width == width)
    }
  }

  @Test(arguments: [
    ("prime", 5, "prime"), ("prime", 4, "…ime"), ("prime", 1, "…"), ("prime", 0, ""),
    ("prime", -1, ""), ("漢字", 4, "漢字"), ("漢字", 3, "…字"), ("漢字", 2, "…"), ("", 0, ""),
  ])
  func longTextKeepsItsEnd(text: String, columns: Int, ending: String) {
    #expect(text.ending(columns: columns) == ending)
  }

  @Test(arguments: [
    ("a prime number", 8, ["a prime", "number"]), ("a prime number", 14, ["a prime number"]),
    ("2038074743", 4, ["2038", "0747", "43"]), ("no 2038074743", 4, ["no", "2038", "0747", "43"]),
    ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字", 1, ["漢", "字"]), ("", 5, [""]), ("a", 0, []),
  ])
  func textIsWrappedAtBlanksIfPossible(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

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
