// Answers as text and as JSON, which are safe for a terminal and readable line by line.

import Foundation
import Testing

@testable import LineMode

@Suite struct AnswerTests {
  @Test(arguments: [
    "", "\0", "\r\n", "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{9B}31m", "\\u0000", "\\", "\"},{",
    "x\u{FEFF}\u{FFFD}\u{10FFFF}", "👩‍👩‍👧 é e\u{301}", "a\u{2028}b\u{2029}c\u{85}d\u{202E}",
  ])
  func anAnswerIsDecodedUnchangedAndHasNoControls(text: String) throws {
    let json = object([("message", json(text)), (text, json([text]))])
    #expect(json.unicodeScalars.filter(\.isControl).isEmpty)
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    // Scalar by scalar, because `==` ignores normalization.
    let message = try #require(read?["message"] as? String)
    #expect(Array(message.unicodeScalars) == Array(text.unicodeScalars))
    #expect(read?[message] as? [String] == [message])
  }

  @Test(arguments: [
    ("é 素数 👩‍👩‍👧 \"quoted\" \\ back", "é 素数 👩‍👩‍👧 \"quoted\" \\ back"),
    ("\u{1B}[31mred\r\n\t", "\\u{1B}[31mred\\u{D}\\u{A}\\u{9}"),
    ("\0\u{7F}\u{85}\u{2028}", "\\u{0}\\u{7F}\\u{85}\\u{2028}"),
    ("abc\u{202E}cba", "abc\\u{202E}cba"),
  ])
  func controlCharactersAreSpelledOut(text: String, printable: String) {
    #expect(text.printable == printable)
  }
}
