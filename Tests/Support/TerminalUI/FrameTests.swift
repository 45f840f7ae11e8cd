// Tests of Terminal UI: frames.
// SPDX-License-Identifier: MIT

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
  ])
  mutating func controlCodesBecomeSymbols(text: String, shown: String) {
    frame.put(text, row: 0, column: 0)
    #expect(frame.text == shown + "\n")
  }
}
