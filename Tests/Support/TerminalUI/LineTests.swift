// Lines of an exact width.

import Testing

@testable import TerminalUI

@Suite struct LineTests {
  @Test(arguments: [
    ("prime", 7, "prime  "), ("prime", 5, "prime"), ("prime", 4, "pri…"), ("prime", 1, "…"),
    ("prime", 0, ""), ("漢字", 5, "漢字 "), ("漢字", 4, "漢字"), ("漢字", 3, "漢…"),
    ("漢字", 2, "… "), ("", 2, "  "),
  ])
  func aLineIsFittedToItsWidth(text: String, width: Int, fitted: String) {
    let halves = Line(String(text.prefix(1)), .bold) + Line(String(text.dropFirst()))
    for line in [Line(text), halves] {
      let line = line.fitted(to: width)
      #expect(line.pieces.map(\.text).joined() == fitted)
      #expect(line.width == width)
    }
  }

  @Test(arguments: [
    ("prime", 5, "prime"), ("prime", 4, "…ime"), ("prime", 1, "…"), ("prime", 0, ""),
    ("prime", -1, ""), ("漢字", 4, "漢字"), ("漢字", 3, "…字"), ("漢字", 2, "…"), ("", 0, ""),
  ])
  func longTextKeepsItsEnd(text: String, columns: Int, ending: String) {
    #expect(text.ending(columns: columns) == ending)
  }

  @Test(arguments: [
    ("a prime number", 8, ["a prime", "number"]), ("a prime number", 14, ["a prime number"]),
    ("2038074743", 4, ["2038", "0747", "43"]), ("no 2038074743", 4, ["no", "2038", "0747", "43"]),
    ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字", 1, ["漢", "字"]), ("", 5, []), ("a", 0, []),
  ])
  func textIsWrappedAtBlanksIfPossible(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test func aSignStaysWithItsNumber() {
    #expect("lost: −\u{A0}13, −\u{A0}2".wrapped(to: 13) == ["lost: − 13,", "− 2"])
  }

  @Test func aWrappedLineKeepsItsPieces() {
    let line = Line("press ") + .hint("w", "to write") + Line(" now", .bold)
    let lines = line.wrapped(to: 8)
    #expect(lines.map(\.text) == ["press w", "to write", "now"])
    #expect(lines[1].target(at: 7) == .key(.character("w")) && lines[2].pieces[0].style == .bold)
  }

  @Test func aLineKeepsItsStylesAndTargetsWhenItIsFitted() {
    let line = Line("one", .bold) + Line("two", .dim).targeting(.key(.enter))
    #expect(line.fitted(to: 5).pieces.map(\.style) == [.bold, .dim, .dim])
    #expect(line.fitted(to: 5).target(at: 4) == .key(.enter))
    #expect(line.styled(.selected).target(at: 3) == .key(.enter))
    #expect(line.styled(.selected).pieces.map(\.style) == [.selected, .selected])
  }
}
