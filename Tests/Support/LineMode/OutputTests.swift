// Text that is safe for a terminal.
// SPDX-License-Identifier: MIT

import Testing

@testable import LineMode

@Suite struct OutputTests {
  @Test(arguments: [
    ("", ""),
    ("count is 7", "count is 7"),
    ("é 素数 👩‍👩‍👧 \"quoted\" \\ back", "é 素数 👩‍👩‍👧 \"quoted\" \\ back"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("a\nb\r\nc\td", "a\\u{A}b\\u{D}\\u{A}c\\u{9}d"),
    ("\0\u{7F}", "\\u{0}\\u{7F}"),
    ("\u{80}\u{85}\u{9B}31m\u{9F}", "\\u{80}\\u{85}\\u{9B}31m\\u{9F}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("abc\u{202E}cba", "abc\\u{202E}cba"),
  ])
  func controlCharactersAreSpelledOut(text: String, printable: String) {
    #expect(text.printable == printable)
  }
}
