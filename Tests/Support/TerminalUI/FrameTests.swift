// Tests of Terminal UI: frames, and the number of columns that text takes.
// SPDX-License-Identifier: MIT

import TerminalTestSupport
import Testing

@testable import TerminalUI

@Suite struct FrameTests {
  private var frame = Frame(size: Size(columns: 8, rows: 2))

  @Test(arguments: [
    ("abc", 6, "      ab"), ("abc", 8, ""), ("abc", -1, "bc"), ("abc", Int.min, ""),
    ("한글", 5, "     한"), ("한글", -1, " 글"),
  ])
  mutating func textOutsideIsCutOff(text: String, column: Int, shown: String) {
    frame.put(text, row: 0, column: column)
    #expect(frame.text == shown + "\n")
  }

  @Test mutating func halfACharacterIsABlank() {
    frame.put("xxxx", row: 0, column: 0)
    frame.put("한", row: 0, column: 0)
    frame.put("z", row: 0, column: 1)
    #expect(frame.text == " zxx\n")
    frame.put("한", row: 0, column: 0)
    frame.put("z", row: 0, column: 0)
    #expect(frame.text == "z xx\n")
    frame.put("한글", row: 0, column: 0)
    frame.put("漢", row: 0, column: 1)
    #expect(frame.text == " 漢\n")
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "a␛[2Jb"),
    ("a\nb\r\nc\td", "a␊b␍c␉d"),
    ("\u{7F}\u{9B}\u{2028}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{202E}b\u{200B}", "ab"),
    ("\u{301}a", "a"),
    (String(repeating: "\u{600}", count: 20) + "ab", "b"),
  ])
  mutating func controlCodesBecomeSymbols(text: String, shown: String) {
    frame.put(text, row: 0, column: 0)
    #expect(frame.text == shown + "\n")
  }
}

@Suite struct CappedCharacterTests {
  private let marks = String(repeating: "\u{301}", count: 100_000)

  @Test func ofAnEndlessCharacterFifteenScalarsAndAStrokeAreShown() {
    let fourteen = String(repeating: "\u{301}", count: 14)
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.put("a\(marks)한\(marks)", row: 0, column: 0)
    #expect(frame.text == "a\(fourteen)\u{338}한\(fourteen)\u{338}")
    #expect(frame[0, 1].columns == 2)
  }

  @Test func sixteenScalarsAreShown() {
    let whole = "a" + String(repeating: "\u{301}", count: 15)
    var frame = Frame(size: Size(columns: 1, rows: 1))
    frame.put(whole, row: 0, column: 0)
    #expect(frame.text == whole)
  }
}

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

  @Test func textTakesTheColumnsOfItsCharacters() {
    #expect(columnWidth(of: "") == 0)
    #expect(columnWidth(of: "소수 primes 👍🏽") == 4 + 1 + 6 + 1 + 2)
  }
}
