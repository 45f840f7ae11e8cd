// The rules for names.
// SPDX-License-Identifier: MIT

import ChatRoom
import Testing

@Suite struct NameRulesTests {
  @Test(arguments: [
    "B", "Zoë", "이름", "Blob Jr.", "👩‍👩‍👧‍👦", "a\u{301}\u{302}", "🇰🇷", "ja\u{200D}ja",
  ])
  func aReadableNameCanBeSaved(name: String) {
    #expect(problem(with: name, after: "Ann") == nil)
  }

  @Test(arguments: ["", " ", "\t", "\u{3000}", "\u{200B}", "\u{3164}", "\u{FEFF} \u{2060}", "\n"])
  func aNameWithoutVisibleCharactersIsBlank(name: String) {
    #expect(problem(with: name, after: "Ann") == .blank)
  }

  @Test(arguments: ["x", "이", "👩‍👩‍👧‍👦", "🇰🇷", "e\u{301}", "👍🏽"])
  func aVisibleCharacterCountsAsOne(character: String) {
    let name = String(repeating: character, count: nameLimit)
    #expect(problem(with: name, after: "Ann") == nil)
    #expect(problem(with: name + character, after: "Ann") == .tooLong)
  }

  @Test(arguments: ["a\nb", "a\u{0}b", "\u{1B}[31mred", "a\u{2028}b", "a\u{202E}b", "a\r\nb"])
  func aNameWithControlCharactersIsRefused(name: String) {
    #expect(problem(with: name, after: "Ann") == .unprintable)
  }

  @Test(arguments: [" Bea", "Bea ", "\u{A0}Bea"])
  func aNameWithOuterWhitespaceIsRefused(name: String) {
    #expect(problem(with: name, after: "Ann") == .padded)
  }

  @Test func theSameNameIsUnchanged() {
    #expect(problem(with: "Ann", after: "Ann") == .unchanged)
    #expect(problem(with: "Zoe\u{308}", after: "Zo\u{EB}") == .unchanged)
    #expect(problem(with: "ann", after: "Ann") == nil)
  }
}
