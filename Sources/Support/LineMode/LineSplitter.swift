// Line mode: splits bytes into lines.
// SPDX-License-Identifier: MIT

/// One line of input.
enum Line: Equatable {
  case text(String)
  /// Bytes that are not valid UTF-8, as a text with replacement characters.
  case invalidUTF8(String)
  /// More than ``LineSplitter/limit`` bytes, with the first few as text.
  case tooLong(String)
}

/// Assembles lines from bytes that arrive in pieces of any size.
struct LineSplitter {
  /// The maximum number of bytes of a line, which limits the memory.
  static let limit = 65_536

  private var unfinished: [UInt8] = []
  private var isTooLong = false

  /// Returns the lines that `bytes` complete. A line ends with `\n` or `\r\n`.
  mutating func split(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end])
      lines.append(endLine())
      rest = rest[rest.index(after: end)...]
    }
    take(rest)
    return lines
  }

  /// Returns the last line if it has no line break at its end.
  mutating func finish() -> Line? {
    unfinished.isEmpty ? nil : endLine()
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    // One more than the limit, because the last byte may be the first half of `\r\n`.
    let room = Self.limit + 1 - unfinished.count
    isTooLong = isTooLong || bytes.count > room
    unfinished += bytes.prefix(room)
  }

  private mutating func endLine() -> Line {
    defer {
      unfinished.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    if !isTooLong && unfinished.last == UInt8(ascii: "\r") { unfinished.removeLast() }
    if isTooLong || unfinished.count > Self.limit {
      return .tooLong(String(decoding: unfinished.prefix(40), as: UTF8.self))
    }
    guard let text = String(validating: unfinished, as: UTF8.self) else {
      return .invalidUTF8(String(decoding: unfinished, as: UTF8.self))
    }
    return .text(text)
  }
}
