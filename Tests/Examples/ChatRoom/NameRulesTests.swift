// The rules for names.
// SPDX-License-Identifier: MIT

import ChatRoom
import Testing

@Suite struct NameRulesTests {
  @Test(
    arguments: [
      ("Zoë", nil), ("이름", nil), ("👩‍👩‍👧‍👦", nil), ("ann", nil), ("", .blank), ("\u{3000}", .blank),
      ("\u{200B}", .blank), ("a\nb", .unprintable), ("\u{1B}[31mred", .unprintable),
      ("a\u{202E}b", .unprintable), (" Bea", .padded), ("Bea\u{A0}", .padded), ("Ann", .unchanged),
      (String(repeating: "👩‍👩‍👧‍👦", count: 20), nil),
      (String(repeating: "👩‍👩‍👧‍👦", count: 21), .tooLong),
    ] as [(String, NameProblem?)])
  func aNameHasAProblemOrNone(name: String, expected: NameProblem?) {
    #expect(problem(with: name, after: "Ann") == expected)
  }
}
