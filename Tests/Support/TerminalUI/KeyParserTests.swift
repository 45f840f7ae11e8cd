// Tests of Terminal UI: parsing keys.

import Testing

@testable import TerminalUI

@Suite struct KeyParserTests {
  private static let keys: [(String, [Key])] = [
    ("a", [.character("a")]),
    ("한", [.character("한")]),
    ("é", [.character("é")]),
    ("👍", [.character("👍")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
    ("\u{7F}", [.backspace]), ("\u{08}", [.backspace]),
    ("\u{01}", [.control("a")]), ("\u{1A}", [.control("z")]),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]),
    ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}[H", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]), ("\u{1B}OH", [.home]),
    ("\u{1B}[F", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[2~", []), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[3;2~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
    ("\u{1B}[Z", [.backTab]),
    ("\u{1B}OP", [.f1]), ("\u{1B}[11~", [.f1]),
    ("\u{1B}x", [.escape, .character("x")]),
    ("\u{1B}\r", [.escape, .enter]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}[200~a\u{1B}[Ab\r\nc\rd한\u{4}\u{1B}[201~", [.paste("a\u{1B}[Ab\nc\nd한\u{4}")]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[<0;3;4M", [.click(row: 3, column: 2)]),
    ("\u{1B}[<64;300;1M", [.wheelUp]),
    ("\u{1B}[<65;1;1M", [.wheelDown]),
    // Other buttons, a release, and reports that are damaged.
    ("\u{1B}[<1;3;4M", []), ("\u{1B}[<16;3;4M", []), ("\u{1B}[<0;3;4m", []),
    ("\u{1B}[<0;3M", []), ("\u{1B}[<0;3;4;5M", []), ("\u{1B}[<0;0;4M", []), ("\u{1B}[<;;M", []),
    ("\u{1B}[<0;+3;4M", []), ("\u{1B}[<0;-3;4M", []), ("\u{1B}[<M", []), ("\u{1B}[0;3;4M", []),
    ("\u{1B}[<0;99999999999999999999;4M", []), ("\u{1B}[<0;3;\u{1B}[B", [.down]),
    // Sequences that no key sends: a cursor position, a terminal type.
    ("\u{1B}[12;40R", []), ("\u{1B}[?62;4c", []), ("\u{1B}[>0;276;0c", []), ("\u{1B}[99~", []),
    ("\u{1B}[?2026;2$y", []), ("\u{1B}[201~", []), ("\u{1B}[97;5u", []),
    ("\u{1B}Ox", []),
    // A sequence that the next one interrupts.
    ("\u{1B}[1;\u{1B}[B", [.down]), ("\u{1B}[1\r", [.enter]),
  ]

  @Test(arguments: keys)
  func bytes(_ bytes: String, makeTheSameWhereverTheyAreCut keys: [Key]) {
    let bytes = Array(bytes.utf8)
    for cut in bytes.indices {
      var parser = KeyParser()
      let found = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) + parser.flush()
      #expect(found == keys && !parser.isPending, "cut at \(cut)")
    }
    var parser = KeyParser()
    #expect(bytes.flatMap { parser.feed([$0]) } + parser.flush() == keys, "byte by byte")
  }

  @Test func aLoneEscapeIsReportedAfterAPause() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.isPending)
    #expect(parser.flush() == [.escape])
    #expect(parser.flush() == [])
    #expect(parser.feed("\u{1B}[".utf8) + parser.flush() == [.escape, .character("[")])
    #expect(parser.feed("\u{1B}O".utf8) + parser.flush() == [.escape, .character("O")])
    #expect(parser.feed("\u{1B}[1;".utf8) + parser.flush() == [])
    #expect(parser.feed("a".utf8) == [.character("a")])
  }

  @Test func aPasteWithoutAnEndEndsWithControlC() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~ab".utf8) == [])
    #expect(!parser.isPending && parser.flush() == [])
    #expect(parser.feed("\u{3}c".utf8) == [.paste("ab"), .control("c"), .character("c")])
  }

  @Test func anEmojiIsOneKeyAlthoughItHasSeveralScalars() {
    var parser = KeyParser()
    #expect(parser.feed("👨‍👩‍👧‍👦🇰🇷".utf8) == [.character("👨‍👩‍👧‍👦"), .character("🇰🇷")])
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      ([0xC3, 0x28], "\u{FFFD}("),
      ([0xE2, 0x82], "\u{FFFD}"),
      ([0x80], "\u{FFFD}"),
      ([0xC2, 0x9B, 0x41], "A"),
    ] as [([UInt8], String)])
  func invalidTextIsReplacedOrDropped(bytes: [UInt8], text: String) {
    var parser = KeyParser()
    #expect(parser.feed(bytes) + parser.flush() == text.map(Key.character))
  }
}
