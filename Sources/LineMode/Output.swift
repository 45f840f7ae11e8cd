// Line mode: text on its way out.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes whole lines to a file descriptor, at once and unbuffered.
struct Output {
  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  let descriptor: Int32

  /// Writes `text` and a line break.
  ///
  /// - Returns: `false` if nobody reads it any more.
  @discardableResult
  func write(_ text: String, terminator: String = "\n") -> Bool {
    var line = text + terminator
    return line.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
        if count < 0 && errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      return true
    }
  }
}

extension String {
  /// The text with its control characters spelled out: what a user typed never steers a terminal.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might act on it, or a reader of lines take it for a line's end.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
