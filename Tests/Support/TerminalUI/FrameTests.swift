// Tests of Terminal UI: frames, and the number of columns that text takes.

import TerminalTestSupport
import Testing

@testable import TerminalUI

@Suite struct FrameTests {
  private func frame(_ text: String, columns: Int = 8) -> Frame {
    Frame(size: Size(columns: columns, rows: 2), lines: [Line(text)])
  }

  @Test(arguments: [
    ("abc", 2, "a…"), ("abc", 0, ""), ("abc", 8, "abc"), ("한글", 3, "한…"), ("한글", 2, "…"),
  ])
  func textOutsideIsCutOff(text: String, columns: Int, shown: String) {
    #expect(frame(text, columns: columns).text == shown + "\n")
    #expect(frame(text, columns: columns).rows[1].cells.count == columns)
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"),
    ("a\nb\r\nc\td", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
    ("\u{7F}\u{9B}\u{2028}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{202E}b\u{200B}", "ab"),
    ("\u{301}a", "a"),
    (String(repeating: "\u{600}", count: 20) + "ab", "\u{FFFD}b"),
  ])
  func controlCodesBecomeSymbols(text: String, shown: String) {
    #expect(frame(text).text == shown + "\n")
  }

  @Test func aPositionHasTheTargetOfItsPiece() {
    let line = Line("한") + Line("go").targeting(.key(.enter))
    let frame = Frame(size: Size(columns: 8, rows: 2), lines: [Line(), line])
    #expect(
      frame.target(row: 1, column: 1) == nil && frame.target(row: 1, column: 2) == .key(.enter))
    #expect(frame.target(row: 2, column: 2) == nil && frame.target(row: 1, column: 9) == nil)
  }
}

@Suite struct EndlessCharacterTests {
  @Test func aSymbolReplacesALetterWithEndlessMarks() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let frame = Frame(size: Size(columns: 3, rows: 1), lines: [Line("a\(marks)한\(marks)b")])
    #expect(frame.text == "\u{FFFD}\u{FFFD}b")
  }

  @Test func sixteenScalarsAreShown() {
    let whole = "a" + String(repeating: "\u{301}", count: 15)
    #expect(Frame(size: Size(columns: 1, rows: 1), lines: [Line(whole)]).text == whole)
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
