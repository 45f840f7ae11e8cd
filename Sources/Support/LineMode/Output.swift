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
  /// - Returns: Why it could not be written, or `nil` if it was.
  @discardableResult
  func write(_ text: String, terminator: String = "\n") -> SystemFailure? {
    var line = text + terminator
    return line.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
        if count < 0 && !canTryAgain(descriptor, for: POLLOUT) { return SystemFailure() }
        rest = rest.dropFirst(max(count, 0))
      }
      return nil
    }
  }
}

/// Why the last call to the system failed.
struct SystemFailure {
  private let code = errno

  /// Whether it was a pipe whose reader is gone, which is no reason to complain.
  var isClosedPipe: Bool { code == EPIPE }
  var message: String { String(cString: strerror(code)) }
}

/// Whether a call that failed is worth repeating, once `descriptor` is ready if it was not.
///
/// It may be not ready: a program that shares it can have made it nonblocking.
func canTryAgain(_ descriptor: Int32, for events: Int32) -> Bool {
  if errno == EAGAIN {
    var awaited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&awaited, 1, -1) >= 0 || errno == EINTR
  }
  return errno == EINTR
}

extension String {
  /// The text with its control characters spelled out: what a user typed never steers a terminal.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might act on it, or turn the text around, or a reader of lines take it for
  /// a line's end.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
