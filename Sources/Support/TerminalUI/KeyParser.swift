// Terminal UI: keys, from the bytes that a terminal sends.

/// Turns the bytes that a terminal sends into keys, however the bytes are divided into pieces.
///
///     var parser = KeyParser()
///     parser.feed([0x1B])        // []: the Escape key, or the beginning of something longer?
///     parser.feed([0x5B, 0x41])  // [.up]
///
/// The parser reads no clock: call `flush()` if it `isPending` and no byte has arrived for a while. It drops sequences
/// that no key sends, and replaces bytes that are not UTF-8 with `"\u{FFFD}"`.
struct KeyParser {
  private var bytes: [UInt8] = []
  private var isInPaste = false

  /// Whether a key may be waiting for bytes that never arrive, so that `flush()` is necessary.
  var isPending: Bool { !bytes.isEmpty && !isInPaste }

  mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    return take(isComplete: false)
  }

  /// Returns the keys that are complete if no more bytes arrive, such as an `escape` that begins no sequence.
  mutating func flush() -> [Key] { take(isComplete: true) }

  private mutating func take(isComplete: Bool) -> [Key] {
    var keys: [Key] = []
    while let (found, count) = isInPaste ? bytes.nextPaste : bytes.nextKeys(isComplete) {
      keys += found
      isInPaste = !isInPaste && bytes.prefix(count) == startOfPaste[...]
      bytes.removeFirst(count)
    }
    return keys
  }
}

private let startOfPaste = Array("\u{1B}[200~".utf8)
private let endOfPaste = Array("\u{1B}[201~".utf8)

extension [UInt8] {
  /// The text of a paste and the number of its bytes, or `nil` if its end has not arrived.
  fileprivate var nextPaste: (keys: [Key], count: Int)? {
    // Ctrl-C is no text, and must not be swallowed if the end of a paste is lost.
    let end = firstRange(of: endOfPaste) ?? firstIndex(of: 0x03).map { $0..<$0 }
    guard let end else { return nil }
    let text = String(decoding: self[..<end.lowerBound], as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return ([.paste(text)], end.upperBound)
  }

  /// The first keys and the number of their bytes, or `nil` if more bytes are necessary.
  fileprivate func nextKeys(_ isComplete: Bool) -> (keys: [Key], count: Int)? {
    guard let first else { return nil }
    if first == 0x1B { return nextSequence(isComplete) }
    if first < 0x20 || first == 0x7F { return ([Key(controlCode: first)], 1) }
    let text = prefix { $0 >= 0x20 && $0 != 0x7F }
    let characters = String(decoding: text, as: UTF8.self)
    // The rest of the last character may still arrive.
    let mayContinue = text.count == count && characters.unicodeScalars.last == "\u{FFFD}"
    if mayContinue && !isComplete { return nil }
    return (characters.filter { !$0.isUnprintable }.map(Key.character), text.count)
  }

  private func nextSequence(_ isComplete: Bool) -> (keys: [Key], count: Int)? {
    if count == 1 { return isComplete ? ([.escape], 1) : nil }
    guard "[O".utf8.contains(self[1]) else { return ([.escape], 1) }
    guard let end = self[2...].firstIndex(where: { !(0x20..<0x40 ~= $0) }) else {
      return !isComplete ? nil : count == 2 ? ([.escape], 1) : ([], count)
    }
    // Any other byte interrupts the sequence, and is parsed separately.
    guard 0x40..<0x7F ~= self[end] else { return ([], end) }
    return ([Key(sequence: self[2...end])].compactMap(\.self), end + 1)
  }
}
