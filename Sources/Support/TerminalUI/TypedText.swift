// Terminal UI: turns bytes into characters.
// SPDX-License-Identifier: MIT

/// Text that arrives in pieces, which may end within a character.
struct TypedText: Sendable {
  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Removes and returns the complete characters. Unless the text is complete, the last character stays if more
  /// of it is likely to arrive.
  mutating func take(isComplete: Bool) -> [Character] {
    let rest = isComplete ? [] : bytes.suffix(bytes.unfinishedScalarLength)
    var characters = Array(String(decoding: bytes.dropLast(rest.count), as: UTF8.self))
    bytes = Array(rest)
    if !isComplete, let last = characters.last, !rest.isEmpty || last.mayGrow {
      bytes = Array(last.utf8) + rest
      characters.removeLast()
    }
    return characters.filter { !$0.isControl }
  }
}

extension [UInt8] {
  /// The number of bytes at the end that begin a UTF-8 scalar without completing it.
  fileprivate var unfinishedScalarLength: Int {
    guard let lead = suffix(3).lastIndex(where: { $0 & 0b1100_0000 != 0b1000_0000 }) else {
      return 0
    }
    let length =
      switch self[lead] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return count - lead < length ? count - lead : 0
  }
}

extension Character {
  /// Whether the next scalar is likely to belong to this character, because an emoji often consists of several.
  ///
  /// Letters are not kept back, because the user would notice the delay: an accent that arrives after its letter
  /// becomes a separate character. Characters that are longer than any emoji are not kept back, either.
  fileprivate var mayGrow: Bool {
    let last = unicodeScalars.last!.properties
    let isPart = last.isEmoji || last.isJoinControl || last.isVariationSelector
    return !isASCII && isPart && utf8.count < 64
  }
}
