// The keys and pastes in what terminals send, and all that is neither.

import TestSupport
import Testing

@testable import FullScreen

@Suite struct TerminalInputTests {
  private typealias Event = TerminalInput.Event

  /// Reads the bytes in pieces that end at the given places, pauses, and reads a `+`.
  private func events(_ bytes: [UInt8], cuts: [Int] = []) -> [Event] {
    var (input, events, start) = (TerminalInput(), [Event](), 0)
    for end in cuts + [bytes.count] {
      events += input.read(bytes[start..<end])
      start = end
    }
    if input.patience != nil { events += input.pause() }
    return events + input.read([UInt8(ascii: "+")])
  }

  /// Checks the bytes as a whole, byte by byte, and cut at each place.
  private func expect(
    _ bytes: [UInt8], _ expected: [Event], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cuts = bytes.indices.map { [$0] } + [[], Array(bytes.indices)]
    for cuts in cuts {
      #expect(
        events(bytes, cuts: cuts) == expected + [.key("+")], "\(bytes) cut at \(cuts)",
        sourceLocation: sourceLocation)
    }
  }

  /// `E` stands for ESC.
  private func bytes(_ text: String) -> [UInt8] {
    text.replacing("E", with: "\u{1B}").unicodeScalars.flatMap { scalar in
      // As Latin-1, so that a table can contain any byte.
      scalar.value < 0x100 ? [UInt8(scalar.value)] : Array("\(scalar)".utf8)
    }
  }

  @Test(
    arguments: [
      // Replies and titles, ended by ST, a bell, CAN, SUB or ESC, or not at all.
      "E]11;rgb:ffff/ffff/ffff\u{7}", "E]11;rgb:ffff/ffff/ffffE\\", "E]0;title\u{7}", "E]0;tit",
      "E]0;t\u{18}", "E]0;t\u{1A}", "E]0;tE", "E]0;Ü 7 漢\u{7}", "E]52;c;Kys3E\\", "EP1$r0mE\\",
      "EP>|XTerm(390)E\\", "EP1$", "EP+q\u{7}ffE\\", "E_xE\\", "E_Gi=1;OKE\\", "E^+E\\", "EX+E\\",
      "EPtmux;EE]11;?\u{7}E\\", "E]0;tE[5A", "\u{9D}0;+\u{9C}", "\u{90}+\u{9C}", "\u{9F}+\u{9C}",
      // Reports.
      "E[?1;2c", "E[>41;330;0c", "E[?2026;2$y", "E[12;40R", "E[8;24;80t", "E[?1u", "E[?997;1n",
      "E[I", "E[O", "E[5A", "E[1;", "E[", "E[?", "E[1+-/A", "E[1;1;1A", "E[99999999999999999999A",
      "E[1\n5A", "E[1\u{7F}A", "E[7$", "E[7^", "E[a", "\u{9B}5A", "\u{9B}?1;2c", "E[2E[5A",
      "E[1;\u{18}", "E[1;\u{1A}",
      // The mouse: SGR, urxvt, and X10 with bytes and with UTF-8.
      "E[<0;10;10M", "E[<0;10;10m", "E[32;10;10M", "E[M +-", "E[M \u{FF}\u{90}", "E[M", "E[M 1",
      "E[M \u{C2}\u{80}1", "E[t+-", "E[T+-+-+-",
      // Charsets and other sequences with punctuation.
      "E(B", "E(0", "E#8", "E%G", "E(", "E$(C", "EO", "EO1;5", "E\\", "EO~",
      // Keys that are released.
      "E[43;1:3u", "E[1;1:3A", "E[5;1:3~", "E[57358u", "E[57441;2u",
      // Keys without a name here.
      "EOP", "E[15~", "E[[A", "E[P", "E[Z", "E[57417u",
    ])
  func whatIsNoKeyIsNone(sequence: String) {
    expect(bytes(sequence), [])
  }

  @Test(arguments: [
    ("E", "Esc"), ("\r", "Enter"), ("\n", "Enter"), ("\t", "Tab"), ("\u{7F}", "Backspace"),
    ("\u{8}", "Backspace"), ("\u{3}", "Ctrl-C"), ("\u{1A}", "Ctrl-Z"), ("\0", "Ctrl-@"),
    ("E[A", "↑"), ("EOB", "↓"), ("E[1C", "→"), ("E[1;1D", "←"), ("E[H", "Home"), ("EOF", "End"),
    ("E[1~", "Home"), ("E[8~", "End"), ("E[3~", "Delete"), ("E[5~", "PgUp"), ("E[6;1~", "PgDn"),
    ("E[1;5C", "Ctrl-→"), ("EO5C", "Ctrl-→"), ("E[1;2A", "Shift-↑"), ("E[3;7~", "Ctrl-Alt-Delete"),
    ("EEOA", "↑"),
    // Locks change nothing.
    ("E[1;129A", "↑"), ("E[5;65~", "PgUp"),
    // The keys beside the others.
    ("EOp", "0"), ("EOu", "5"), ("EOy", "9"), ("EOk", "+"), ("EOm", "-"), ("EOM", "Enter"),
    ("E[57406u", "7"),
    // kitty and modifyOtherKeys.
    ("E[43u", "+"), ("E[43;1u", "+"), ("E[43;1:1u", "+"), ("E[43;1:2u", "+"), ("E[113u", "q"),
    ("E[99;5u", "Ctrl-C"), ("E[99;133u", "Ctrl-C"), ("E[27u", "Esc"), ("E[13u", "Enter"),
    ("E[13;2u", "Shift-Enter"), ("E[97;2u", "A"), ("E[97;65u", "A"), ("E[97;66u", "a"),
    ("E[61;2u", "Shift-="), ("E[61:43;2;43u", "Shift-="), ("E[43;5u", "Ctrl-+"),
    ("E[43;3u", "Alt-+"), ("E[43;9u", "Super-+"), ("E[27;2;43~", "+"), ("E[27;5;43~", "Ctrl-+"),
    ("E[27;5;99~", "Ctrl-C"), ("E[27;1;43~", "+"), ("E[1;1:1A", "↑"),
    // With Alt.
    ("Ea", "Alt-a"), ("Eq", "Alt-q"), ("E7", "Alt-7"), ("E\r", "Alt-Enter"),
    ("E\u{7F}", "Alt-Backspace"), ("E\u{3}", "Ctrl-C"),
    // Text.
    ("a", "a"), ("漢", "漢"), ("👍", "👍"), ("Ω", "Ω"),
  ])
  func aKeyIsOneKey(sequence: String, key: Key) {
    expect(bytes(sequence), [.key(key)])
  }

  @Test func keysFollowEachOther() {
    expect(bytes("7E[A\rE]0;+\u{7}q\u{3}"), ["7", "↑", "Enter", "q", "Ctrl-C"].map { .key($0) })
    #expect(events(bytes("EE")) == [.key("Esc"), .key("Esc"), .key("+")])
    #expect(events(Array("é".utf8)) == [.key("é"), .key("+")])
  }

  @Test func aDigitWithAnAccentIsNoDigit() {
    #expect(events(Array("7\u{301}".utf8)) == [.key("7\u{301}"), .key("+")])
  }

  @Test(arguments: [
    [0xFF], [0xC3], [0xE0, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xF5], [0xBF],
  ])
  func bytesThatAreNotUTF8AreNoKeys(bytes: [UInt8]) {
    let events = self.events(bytes)
    #expect(events.dropLast().allSatisfy { $0 == .key("\u{FFFD}") })
    #expect(events.last == .key("+"))
    // Also in the middle of others.
    #expect(self.events([0x37] + bytes + [0x2B]).contains(.key("+")))
  }

  @Test(arguments: [
    ("42", "42"), ("fddw", "fddw"), ("1\r\n2\t", "1  2 "), ("E[A7E]0;8\u{7}E9", "↑7□"), ("", ""),
    ("E[200~", "□"), ("E[201", ""),
  ])
  func aPasteIsNoKeys(text: String, pasted: String) {
    if !text.hasPrefix("E[20") { expect(bytes("E[200~\(text)E[201~"), [.paste(pasted)]) }
    // It never ends.
    expect(bytes("E[200~\(text)"), [.paste(pasted)])
    expect(bytes("\u{9B}200~7\u{9B}201~\r"), [.paste("7"), .key("Enter")])
    expect(bytes("E[201~"), [])
  }

  @Test func ofALongPasteOnlyTheEndIsKept() {
    let long = String(repeating: "7", count: 100_000)
    guard case .paste(let text) = events(bytes("E[200~\(long)E[201~")).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.count < 10_001 && text.first == "…")
  }

  /// Sequences by their grammar, and keys between them, in pieces of any size.
  @Test(arguments: 0..<200) func onlyKeysAreKeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func any(_ range: ClosedRange<UInt8>, _ count: ClosedRange<Int>) -> [UInt8] {
      (0..<Int.random(in: count, using: &random)).map { _ in .random(in: range, using: &random) }
    }
    let esc: UInt8 = 0x1B
    let keys: [(String, Key)] = [
      ("+", "+"), ("q", "q"), ("7", "7"), ("\r", "Enter"), ("\u{1B}[A", "↑"), ("\u{1B}[6~", "PgDn"),
    ]
    var (input, expected) = ([UInt8](), [Event]())
    for _ in 0..<30 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:  // a reply
        input += [esc, 0x5B] + any(0x3C...0x3F, 1...1) + any(0x30...0x3F, 0...20)
        input += any(0x20...0x2F, 0...2) + any(0x40...0x7E, 1...1)
      case 1:  // a control sequence with punctuation
        input += [esc, 0x5B] + any(0x30...0x39, 0...5) + any(0x20...0x2F, 1...3)
        input += any(0x40...0x7E, 1...1)
      case 2:  // a string
        input += [esc] + [Array("]PX^_".utf8).randomElement(using: &random)!]
        input += any(0x20...0x7E, 0...40) + [esc, 0x5C]
      case 3: input += [esc, 0x5D] + any(0x20...0x7E, 0...40) + [0x07]
      case 4: input += [esc] + any(0x20...0x2F, 1...2) + any(0x30...0x7E, 1...1)
      case 5: input += [esc, 0x5B, 0x4D] + any(0x20...0x7F, 3...3)
      default:
        let (bytes, key) = keys.randomElement(using: &random)!
        input += Array(bytes.utf8)
        expected.append(.key(key))
      }
    }
    let cuts = input.indices.filter { _ in Bool.random(using: &random) }
    #expect(events(input, cuts: cuts) == expected + [.key("+")])
  }

  /// Whatever comes, the key after a pause is one.
  @Test(arguments: 0..<200) func afterAPauseAKeyIsAKey(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<60).map { _ in
      Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random)
        : Array("\u{1B}[]OPM_0;~".utf8).randomElement(using: &random)!
    }
    #expect(events(bytes).last == .key("+"))
  }
}
