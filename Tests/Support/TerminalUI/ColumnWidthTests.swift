// Tests of Terminal UI: the number of columns that text takes.
// SPDX-License-Identifier: MIT

import Testing

@testable import TerminalUI

@Suite struct ColumnWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("…", 1), ("─", 1), ("Ω", 1), ("\u{E0B0}", 1),
      ("한", 2), ("漢", 2), ("か", 2), ("Ａ", 2), ("、", 2), ("\u{20000}", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("❤️", 2), ("1️⃣", 2), ("⌚", 2),
      ("🇰🇷", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
      ("❤", 1), ("🇰", 1), ("©", 1),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{202E}", 0), ("\u{FEFF}", 0),
      ("\u{1B}", 1), ("\n", 1), ("\r\n", 1), ("\u{9B}", 1), ("\u{2028}", 1),
    ] as [(Character, Int)])
  func character(_ character: Character, takes columns: Int) {
    #expect(columnWidth(of: character) == columns)
  }

  @Test func textTakesTheSumOfItsCharacters() {
    #expect(columnWidth(of: "") == 0)
    #expect(columnWidth(of: "소수 primes 👍🏽") == 4 + 1 + 6 + 1 + 2)
  }
}
