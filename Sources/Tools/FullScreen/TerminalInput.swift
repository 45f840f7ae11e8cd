// What a terminal sends: keys, pasted text, and much that is neither.

/// Reads what a terminal sends, in pieces of any size. It knows where each sequence ends, so that no part of one is taken
/// for a key. The states are those of https://vt100.net/emu/dec_ansi_parser.
public struct TerminalInput {
  public enum Event: Equatable, Sendable {
    case key(Key)
    case paste(String)
  }

  private enum State: Equatable {
    case text
    /// So many ESC, not counting one that has ended a string.
    case escape(Int)
    /// ESC, punctuation, and a final character.
    case escapeSequence
    /// ESC, and what is here: `[` or `O`, then parameters and punctuation. A final character follows.
    case control(String)
    /// So many characters more, such as those that say where the mouse is.
    case rest(Int)
    /// ESC, one of `]PX^_`, and any text up to ESC `\`. A bell ends it, too, if it began with `]`.
    case string(endsWithBell: Bool)
    case paste
  }

  private var state = State.text
  /// The characters since the last key or sequence. A letter and its accents are one key.
  private var text = ""
  private var pasted = ""
  /// The beginning of a character in UTF-8.
  private var bytes: [UInt8] = []
  private var events: [Event] = []

  /// The seconds after which what has begun is over, or `nil` if nothing has begun.
  var patience: Double? {
    state == .paste ? 0.3 : state == .text && bytes.isEmpty ? nil : 0.08
  }

  mutating func read(_ input: some Sequence<UInt8>) -> [Event] {
    for byte in input { for scalar in scalars(byte) { take(scalar) } }
    return taken()
  }

  /// Ends what has begun, because nothing has come for a while. So the next key is one again.
  mutating func pause() -> [Event] {
    if !bytes.isEmpty { take("\u{FFFD}") }
    switch state {
    case .escape(let count): for _ in 0..<count { press("Esc") }
    case .paste: events.append(.paste(pastedText))
    default: break
    }
    let events = taken()
    self = TerminalInput()
    return events
  }

  private mutating func taken() -> [Event] {
    press()
    defer { events = [] }
    return events
  }

  private mutating func press(_ key: Key? = nil) {
    events += text.map { .key(String($0)) }
    text = ""
    if let key { events.append(.key(key)) }
  }

  // MARK: Characters

  /// The characters that a byte ends: one of UTF-8, or `U+FFFD` for what is none. A control character of eight bits means
  /// ESC and a letter.
  private mutating func scalars(_ byte: UInt8) -> [Unicode.Scalar] {
    let continues = 0x80...0xBF ~= byte && !bytes.isEmpty
    var scalars: [Unicode.Scalar] = bytes.isEmpty || continues ? [] : ["\u{FFFD}"]
    bytes = (continues ? bytes : []) + [byte]
    switch bytes[0] {
    case 0xF0...0xF4 where bytes.count < 4, 0xE0...0xEF where bytes.count < 3,
      0xC2...0xDF where bytes.count < 2:
      return scalars
    case 0x80...0x9F: scalars.append(Unicode.Scalar(byte))
    default: scalars += String(decoding: bytes, as: UTF8.self).unicodeScalars
    }
    bytes = []
    if case .rest = state { return scalars }
    return scalars.flatMap { scalar -> [Unicode.Scalar] in
      "\u{80}"..."\u{9F}" ~= scalar
        ? ["\u{1B}", Unicode.Scalar(UInt8(scalar.value - 0x40))] : [scalar]
    }
  }

  // MARK: Sequences

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch (state, scalar) {
    case (.paste, _): paste(scalar)
    case (.escape(let count), "\u{1B}"): state = .escape(count + 1)
    case (.string, "\u{1B}"): state = .escape(0)
    case (_, "\u{1B}"):
      press()
      state = .escape(1)
    case (.text, _):
      if let key = controlKey(scalar) { press(key) } else { text.unicodeScalars.append(scalar) }
    // The characters that end any sequence, and a bell.
    case (_, "\u{18}"), (_, "\u{1A}"), (.string(endsWithBell: true), "\u{7}"): state = .text
    case (.string, _): break
    case (.escape(let count), _): escape(scalar, isAlt: count > 0)
    case (.rest(let count), "\0"), (.rest(let count), " "...):
      state = count == 1 ? .text : .rest(count - 1)
    // Also control characters, which are no part of a sequence: with one, it is no key.
    case (.control(let text), "\u{7F}"),
      (.control(let text), ..<"0") where text != "O",
      (.control(let text), "0"..."?"):
      // No key has as many parameters.
      if text.utf8.count < 64 { state = .control(text + "\(scalar)") }
    case (.control(let text), ..<"\u{7F}"): control(text + "\(scalar)")
    case (.escapeSequence, ..<"0"): break
    case (.escapeSequence, ..<"\u{7F}"): state = .text
    case (.rest, _), (.control, _), (.escapeSequence, _):
      state = .text
      take(scalar)
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar, isAlt: Bool) {
    switch scalar {
    case "[", "O": state = .control("\(scalar)")
    case "]", "P", "X", "^", "_": state = .string(endsWithBell: scalar == "]")
    case " "..."/" where isAlt: state = .escapeSequence
    case "\\": state = .text
    default:
      state = .text
      let key = controlKey(scalar) ?? "\(scalar)"
      press(!isAlt || key == "Ctrl-C" ? key : "Alt-\(key)")
    }
  }

  private mutating func control(_ sequence: String) {
    switch sequence {
    case "[M": state = .rest(3)
    case "[t": state = .rest(2)
    case "[T": state = .rest(6)
    // On the console of Linux, ESC [ [ A is F1.
    case "[[": state = .control(sequence)
    case "[200~": (state, pasted) = (.paste, "")
    default:
      state = .text
      if let key = key(of: sequence) { press(key) }
    }
  }

  private mutating func paste(_ scalar: Unicode.Scalar) {
    pasted.unicodeScalars.append(scalar)
    if scalar == "~", pasted.unicodeScalars.suffix(6).elementsEqual("\u{1B}[201~".unicodeScalars) {
      pasted.unicodeScalars.removeLast(6)
      events.append(.paste(pastedText))
      state = .text
    } else if pasted.utf8.count > 10_000 {
      // Too long to be a number.
      pasted = "…" + String(pasted.unicodeScalars.suffix(6))
    }
  }

  /// The text with a box for each key or sequence that is no text.
  private var pastedText: String {
    var input = TerminalInput()
    return (input.read(pasted.utf8) + input.pause()).map { event in
      switch event {
      case .key("Enter"), .key("Tab"): " "
      case .key(let key): key.count == 1 ? key : "□"
      case .paste: "□"
      }
    }.joined()
  }
}
