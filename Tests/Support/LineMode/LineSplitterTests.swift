// Splitting bytes into lines, however they arrive.
// SPDX-License-Identifier: MIT

import Testing

@testable import LineMode

@Suite struct LineSplitterTests {
  @Test(
    arguments: [
      ("", []),
      ("a", [.text("a")]),
      ("a\n\nb\n", [.text("a"), .text(""), .text("b")]),
      ("a\r\nb\r", [.text("a"), .text("b")]),
      ("a\r\r\nb\rc\n", [.text("a\r"), .text("b\rc")]),
      (" a\t\n\0\né 素数 👩‍👩‍👧", [.text(" a\t"), .text("\0"), .text("é 素数 👩‍👩‍👧")]),
      ("a\u{2028}b\u{85}c\u{B}d\n", [.text("a\u{2028}b\u{85}c\u{B}d")]),
    ] as [(String, [Line])])
  func aLineEndsWithALineBreakOrWithTheInput(input: String, lines: [Line]) {
    let bytes = Array(input.utf8)
    #expect(split([bytes]) == lines)
    for cut in bytes.indices {
      #expect(split([Array(bytes[..<cut]), Array(bytes[cut...])]) == lines)
    }
  }

  @Test(arguments: [[0xFF], [0xC3, 0x28], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func invalidBytesAffectOnlyTheirOwnLine(bytes: [UInt8]) {
    let lines = split([Array("a\nb".utf8) + bytes + Array("\nc\n".utf8)])
    let shown = String(decoding: Array("b".utf8) + bytes, as: UTF8.self)
    #expect(lines == [.text("a"), .invalidUTF8(shown), .text("c")])
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func aLineHasALimit(lineBreak: String) {
    let longest = String(repeating: "x", count: LineSplitter.limit)
    #expect(split([Array((longest + lineBreak).utf8)]) == [.text(longest)])
    let start = String(repeating: "x", count: 40)
    #expect(split([Array(("x" + longest + lineBreak).utf8)]).first == .tooLong(start))
  }

  @Test func anEndlessLineTakesLimitedMemory() throws {
    var splitter = LineSplitter()
    let piece = [UInt8](repeating: 0x78, count: 10_000)
    for _ in 0..<100 { #expect(splitter.split(piece[...]).isEmpty) }
    let unfinished = Mirror(reflecting: splitter).descendant("unfinished") as? [UInt8]
    #expect(try #require(unfinished).count <= LineSplitter.limit + 1)
  }

  private func split(_ pieces: [[UInt8]]) -> [Line] {
    var splitter = LineSplitter()
    let lines = pieces.flatMap { splitter.split($0[...]) }
    return lines + [splitter.finish()].compactMap(\.self)
  }
}
