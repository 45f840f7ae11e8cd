// Terminal UI: from bytes to characters.
// SPDX-License-Identifier: MIT

/// Text that comes in pieces, which may be cut within a character.
struct TypedText: Sendable {
  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Takes out the characters that are there. Unless the text is complete, the last one stays if it
  /// is certain or likely that more of it will come.
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
  /// How many bytes at the end begin a scalar in UTF-8 without ending it.
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
  /// Whether the next scalar may well belong to this character: an emoji is often one of several.
  ///
  /// Letters are not kept back, since the delay would be felt: an accent that comes in a later piece
  /// than its letter is a character of its own. Nor is what is longer already than any emoji.
  fileprivate var mayGrow: Bool {
    let last = unicodeScalars.last!.properties
    let isPart = last.isEmoji || last.isJoinControl || last.isVariationSelector
    return !isASCII && isPart && utf8.count < 64
  }
}
