// Answers as JSON, which are safe for a terminal and readable line by line.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import LineMode

@Suite struct AnswerTests {
  @Test func theKeysAreSorted() {
    let answer = Answer(command: "= 7", ok: true, message: "count is 7", state: ["count": 7])
    #expect(
      answer.jsonLine
        == #"{"command":"= 7","message":"count is 7","ok":true,"state":{"count":7}}"#)
  }

  @Test(arguments: [
    ("/", "/"), ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\t", #"\t"#),
    ("\0", #"\u0000"#), ("\u{1B}", #"\u001b"#), ("\u{7F}", #"\u007f"#), ("\u{85}", #"\u0085"#),
    ("\u{9B}", #"\u009b"#), ("\u{2028}", #"\u2028"#), ("\u{2029}", #"\u2029"#), ("é", "é"),
  ])
  func controlCharactersAreEscaped(text: String, escaped: String) {
    #expect(json(of: text).contains(#""message":"\#(escaped)""#))
  }

  @Test(arguments: [
    "", "\0", "\r\n", "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{9B}31m", "\\u0000", "\\", "\"},{",
    "x\u{FEFF}\u{FFFD}\u{10FFFF}", "👩‍👩‍👧 é e\u{301}", "a\u{2028}b\u{2029}c\u{85}d",
  ])
  func anAnswerIsDecodedUnchanged(text: String) throws {
    let json = json(of: text)
    #expect(json.unicodeScalars.filter(\.isControl).isEmpty)
    #expect(try Array(read(json).unicodeScalars) == Array(text.unicodeScalars))
  }

  private func json(of text: String) -> String {
    Answer(command: text, ok: false, message: text, state: [text: text]).jsonLine
  }

  /// The message in `json`, which must equal the command and the state.
  private func read(_ json: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let answer = try #require(object as? [String: Any])
    let message = try #require(answer["message"] as? String)
    #expect(answer["command"] as? String == message)
    #expect(answer["state"] as? [String: String] == [message: message])
    #expect(answer["ok"] as? Bool == false)
    return message
  }
}
