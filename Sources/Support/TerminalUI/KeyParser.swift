// Terminal UI: turns bytes into keys.
// SPDX-License-Identifier: MIT

/// Turns the bytes that a terminal sends into keys, however the bytes are divided into pieces.
///
///     var parser = KeyParser()
///     parser.feed([0x1B])        // []: the Escape key, or the beginning of something longer?
///     parser.feed([0x5B, 0x41])  // [.up]
///
/// The parser is a value and reads no clock. Call `flush()` if it `isPending` and no byte has arrived for a
/// while. It drops sequences that no key sends, such as the terminal's answers, and replaces bytes that are not
/// UTF-8 with `"\u{FFFD}"`.
public struct KeyParser: Sendable {
  private enum State: Equatable {
    case text
    case escape
    /// ESC [ (CSI) or ESC O (SS3): parameters, then one last byte.
    case sequence(introducer: UInt8)
    /// ESC ] (OSC), ESC P (DCS) and the like: anything up to BEL or ESC \.
    case string(introducer: UInt8)
    case stringEscape
    case paste
    /// ESC [ M: a mouse report in the format of old terminals, which has three more bytes.
    case oldMouse(missing: Int)
  }

  private var state = State.text
  private var text = TypedText()
  /// The bytes of an incomplete sequence, string or paste.
  private var collected: [UInt8] = []

  public init() {}

  /// Whether a key may be waiting for bytes that never arrive, so that `flush()` is necessary.
  public var isPending: Bool {
    switch state {
    case .text: !text.isEmpty
    default: true
    }
  }

  /// Whether that key is a paste, which may pause for longer.
  public var isInPaste: Bool { state == .paste }

  /// The maximum number of bytes of a paste. The rest is dropped.
  static let pasteLimit = 1 << 20

  /// Returns the keys that these bytes complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    var last: UInt8 = 0
    for byte in bytes {
      take(byte, into: &keys)
      last = byte
    }
    if state == .paste, last == 0x03 {
      // The user typed this while the end of the paste was missing; it is rarely the last byte of a paste.
      keys += endPaste(collected.dropLast()) + [Key(controlCode: last)]
    }
    return keys + text.take(isComplete: false).map(Key.character)
  }

  /// Returns the keys that are complete if no more bytes arrive, such as an `escape` that begins no sequence.
  public mutating func flush() -> [Key] {
    switch state {
    case .text:
      return text.take(isComplete: true).map(Key.character)
    case .paste:
      return endPaste(collected[...])
    case .escape:
      state = .text
      return [.escape]
    case .sequence(let introducer) where collected.isEmpty,
      .string(let introducer) where collected.isEmpty:
      state = .text
      return [.escape, .character(Character(Unicode.Scalar(introducer)))]
    case .sequence, .string, .stringEscape, .oldMouse:
      state = .text
      collected = []
      return []
    }
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch (state, byte) {
    case (.text, 0x00..<0x20), (.text, 0x7F):
      keys += text.take(isComplete: true).map(Key.character)
      if byte == 0x1B { state = .escape } else { keys.append(Key(controlCode: byte)) }
    case (.text, _):
      text.append(byte)

    case (.escape, UInt8(ascii: "[")), (.escape, UInt8(ascii: "O")):
      state = .sequence(introducer: byte)
    case (.escape, _) where "]PX^_".utf8.contains(byte):
      state = .string(introducer: byte)
    case (.escape, _):
      keys.append(.escape)
      state = .text
      take(byte, into: &keys)

    case (.sequence, 0x20..<0x40),
      (.sequence, UInt8(ascii: "[")) where collected.isEmpty:
      collect(byte)
    case (.sequence(introducer: UInt8(ascii: "[")), UInt8(ascii: "M")) where collected.isEmpty:
      state = .oldMouse(missing: 3)
    case (.sequence, 0x40..<0x7F):
      endSequence(with: byte, into: &keys)
    case (.oldMouse(let missing), 0x20...):
      state = missing > 1 ? .oldMouse(missing: missing - 1) : .text
    case (.sequence, _), (.oldMouse, _):
      // Interrupted by another byte, which is parsed separately.
      state = .text
      collected = []
      take(byte, into: &keys)

    case (.string, 0x07):
      state = .text
      collected = []
    case (.string, 0x1B):
      state = .stringEscape
    case (.string, _):
      collect(byte)
    case (.stringEscape, UInt8(ascii: "\\")):
      state = .text
      collected = []
    case (.stringEscape, _):
      state = .escape
      collected = []
      take(byte, into: &keys)

    case (.paste, _):
      collected.append(byte)
      if byte == UInt8(ascii: "~"), collected.suffix(endOfPaste.count) == endOfPaste[...] {
        keys += endPaste(collected.dropLast(endOfPaste.count))
      } else if collected.count > Self.pasteLimit + endOfPaste.count {
        collected.remove(at: Self.pasteLimit)
      }
    }
  }

  private mutating func endPaste(_ bytes: ArraySlice<UInt8>) -> [Key] {
    let text = pastedText(bytes.prefix(Self.pasteLimit))
    state = .text
    collected = []
    return [.paste(text)]
  }

  /// Keeps a byte of a sequence, up to the length of the longest sequence that a key sends.
  private mutating func collect(_ byte: UInt8) {
    if collected.count < 32 { collected.append(byte) }
  }

  private mutating func endSequence(with final: UInt8, into keys: inout [Key]) {
    defer { collected = [] }
    if collected == Array("200".utf8), final == UInt8(ascii: "~") {
      state = .paste
    } else {
      state = .text
      if let key = Key(parameters: collected, final: final) { keys.append(key) }
    }
  }
}

private let endOfPaste = Array("\u{1B}[201~".utf8)

private func pastedText(_ bytes: ArraySlice<UInt8>) -> String {
  String(String(decoding: bytes, as: UTF8.self).map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
}
