// Splitting bytes into lines, however they arrive.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LineMode

@Suite struct LineSplitterTests {
  @Test(
    arguments: [
      ("", []),
      ("\n", [.text("")]),
      ("a", [.text("a")]),
      ("a\n", [.text("a")]),
      ("a\nb", [.text("a"), .text("b")]),
      ("a\n\n\nb\n", [.text("a"), .text(""), .text(""), .text("b")]),
      ("a\r\nb\r\n", [.text("a"), .text("b")]),
      ("a\r\nb\r", [.text("a"), .text("b")]),
      ("\r\n\r\n", [.text(""), .text("")]),
      ("a\r\r\n", [.text("a\r")]),
      ("a\rb\n", [.text("a\rb")]),
      (" a\t\n", [.text(" a\t")]),
      ("a\0b\n\0\n", [.text("a\0b"), .text("\0")]),
      ("é 素数 👩‍👩‍👧\n", [.text("é 素数 👩‍👩‍👧")]),
      ("a\u{2028}b\u{85}c\u{B}d\n", [.text("a\u{2028}b\u{85}c\u{B}d")]),
    ] as [(String, [Line])])
  func aLineEndsWithALineBreakOrWithTheInput(input: String, lines: [Line]) {
    #expect(split([Array(input.utf8)]) == lines)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xA9], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x91],
    ] as [[UInt8]])
  func invalidBytesAffectOnlyTheirOwnLine(bytes: [UInt8]) {
    let lines = split([Array("a\nb".utf8) + bytes + Array("\nc\n".utf8)])
    #expect(lines == [.text("a"), .invalidUTF8(shown(Array("b".utf8) + bytes)), .text("c")])
  }

  @Test func linesDoNotDependOnWhereTheInputIsSplit() {
    let lines = split([Self.sample])
    for cut in 0...Self.sample.count {
      #expect(split([Array(Self.sample[..<cut]), Array(Self.sample[cut...])]) == lines)
    }
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func aLineCanBeAsLongAsTheLimit(lineBreak: String) {
    let longest = String(repeating: "x", count: LineSplitter.limit)
    #expect(split([Array((longest + lineBreak).utf8)]) == [.text(longest)])
  }

  @Test(arguments: [1, 2, 1_000_000], ["\n", "\r\n", ""])
  func aLongLineIsReportedWithItsStart(excess: Int, lineBreak: String) {
    let line = [UInt8](repeating: 0x78, count: LineSplitter.limit + excess)
    let start = String(repeating: "x", count: 40)
    #expect(split([line + Array((lineBreak + "next").utf8)]).first == .tooLong(start))
  }

  @Test func anEndlessLineTakesLimitedMemory() throws {
    var splitter = LineSplitter()
    let piece = [UInt8](repeating: 0x78, count: 10_000)
    for _ in 0..<100 { #expect(splitter.split(piece[...]).isEmpty) }
    let mirror = Mirror(reflecting: splitter)
    let unfinished = try #require(mirror.descendant("unfinished") as? [UInt8])
    #expect(unfinished.count <= LineSplitter.limit + 1)
  }

  private static let sample =
    Array("+\r\n\n= 7\nlogin Zoë 素数 👩‍👩‍👧\r\n\0\n\r\r\nbad ".utf8) + [0xFF, 0xC3, 0x0A]
    + Array("last\r".utf8)

  private func split(_ pieces: [[UInt8]]) -> [Line] {
    var splitter = LineSplitter()
    let lines = pieces.flatMap { splitter.split($0[...]) }
    return lines + [splitter.finish()].compactMap { $0 }
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
