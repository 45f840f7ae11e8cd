// Terminal UI: keys, from the bytes that a terminal sends.
// SPDX-License-Identifier: MIT

/// Turns the bytes that a terminal sends into keys, however the bytes are divided into pieces.
///
///     var parser = KeyParser()
///     parser.feed([0x1B])        // []: the Escape key, or the beginning of something longer?
///     parser.feed([0x5B, 0x41])  // [.up]
///
/// The parser reads no clock: call `flush()` if it `isPending` and no byte has arrived for a while. It drops sequences
/// that no key sends, and replaces bytes that are not UTF-8 with `"\u{FFFD}"`.
public struct KeyParser: Sendable {
  private var bytes: [UInt8] = []
  private var paste: [UInt8]?

  public init() {}

  /// Whether a key may be waiting for bytes that never arrive, so that `flush()` is necessary.
  public var isPending: Bool { !bytes.isEmpty || isInPaste }

  /// Whether that key is a paste, which may pause for longer.
  public var isInPaste: Bool { paste != nil }

  public mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    return take(isComplete: false)
  }

  /// Returns the keys that are complete if no more bytes arrive, such as an `escape` that begins no sequence.
  public mutating func flush() -> [Key] { take(isComplete: true) }

  private mutating func take(isComplete: Bool) -> [Key] {
    var keys: [Key] = []
    while true {
      if paste != nil {
        guard let text = takePaste(isComplete) else { return keys }
        keys.append(.paste(text))
      }
      guard let (found, count) = bytes.nextKeys(isComplete) else { return keys }
      keys += found
      if bytes.prefix(count) == startOfPaste[...] { paste = [] }
      bytes.removeFirst(count)
    }
  }

  /// Takes the text of a paste up to its end, if that has arrived.
  private mutating func takePaste(_ isComplete: Bool) -> String? {
    guard var text = paste else { return nil }
    let start = max(text.count - endOfPaste.count, 0)
    text += bytes
    // Ctrl-C is no text, and must not be swallowed if the end of a paste is lost.
    let end =
      text[start...].firstRange(of: endOfPaste)
      ?? text[start...].firstIndex(of: 0x03).map { $0..<$0 }
    guard let end = end ?? (isComplete ? text.count..<text.count : nil) else {
      (paste, bytes) = (text, [])
      return nil
    }
    (paste, bytes) = (nil, Array(text[end.upperBound...]))
    let pasted = String(decoding: text[..<end.lowerBound], as: UTF8.self)
    return String(pasted.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}

private let startOfPaste = Array("\u{1B}[200~".utf8)
private let endOfPaste = Array("\u{1B}[201~".utf8)

extension [UInt8] {
  /// The first keys and the number of their bytes, or `nil` if more bytes are necessary.
  fileprivate func nextKeys(_ isComplete: Bool) -> (keys: [Key], count: Int)? {
    guard let first else { return nil }
    if first == 0x1B { return nextSequence(isComplete) }
    if first < 0x20 || first == 0x7F { return ([Key(controlCode: first)], 1) }
    let text = prefix { $0 >= 0x20 && $0 != 0x7F }
    let unfinished = isComplete || text.count < count ? 0 : text.unfinishedLength
    if text.count == unfinished { return nil }
    let characters = String(decoding: text.dropLast(unfinished), as: UTF8.self)
    return (characters.filter { !$0.isControl }.map(Key.character), text.count - unfinished)
  }

  private func nextSequence(_ isComplete: Bool) -> (keys: [Key], count: Int)? {
    if count == 1 { return isComplete ? ([.escape], 1) : nil }
    let unfinished: ([Key], Int)? = !isComplete ? nil : count == 2 ? ([.escape], 1) : ([], count)
    switch self[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      guard let end = self[2...].firstIndex(where: { !(0x20..<0x40 ~= $0) }) else {
        return unfinished
      }
      // Any other byte interrupts the sequence, and is parsed separately.
      guard 0x40..<0x7F ~= self[end] else { return ([], end) }
      let key = Key(parameters: self[2..<end], final: self[end])
      return (key.map { [$0] } ?? [], end + 1)
    default: return ([.escape], 1)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes at the end that begin a UTF-8 scalar without completing it.
  fileprivate var unfinishedLength: Int {
    guard let lead = suffix(3).lastIndex(where: { $0 & 0b1100_0000 != 0b1000_0000 }) else {
      return 0
    }
    // The number of leading ones is the length of the scalar.
    let (length, count) = ((~self[lead]).leadingZeroBitCount, endIndex - lead)
    return count < length ? count : 0
  }
}
