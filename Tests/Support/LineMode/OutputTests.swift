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

  @Test func everyControlCharacterIsRecognized() {
    let scalars = (0...0x10_FFFF).compactMap(Unicode.Scalar.init).filter(\.isControl)
    let controls: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F, 0x2028...0x2029]
    let turningAround: [ClosedRange<UInt32>] = [
      0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
    ]
    #expect(scalars.map(\.value) == (controls + turningAround).flatMap(Array.init).sorted())
  }

  @Test func printableTextIsUnchanged() {
    let text = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
    #expect(text.printable.printable == text.printable)
    #expect(text.printable.unicodeScalars.filter(\.isControl).isEmpty)
  }
}
