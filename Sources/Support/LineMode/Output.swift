// Line mode: writes text.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes whole lines to a file descriptor, at once and unbuffered.
struct Output {
  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  let descriptor: Int32

  /// Writes `text` and a line break.
  ///
  /// - Returns: The failure, or `nil` if the text was written.
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

/// The reason why the last system call failed.
struct SystemFailure {
  private let code = errno

  /// Whether the reader of a pipe has closed it, which is not worth reporting.
  var isClosedPipe: Bool { code == EPIPE }
  var message: String { String(cString: strerror(code)) }
}

/// Returns whether to repeat a failed call, after waiting until `descriptor` is ready if necessary.
///
/// It may not be ready if another program that shares it has made it nonblocking.
func canTryAgain(_ descriptor: Int32, for events: Int32) -> Bool {
  if errno == EAGAIN {
    var awaited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&awaited, 1, -1) >= 0 || errno == EINTR
  }
  return errno == EINTR
}

extension String {
  /// The text with escaped control characters, so that the user's input cannot control the terminal.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it might control a terminal, reverse the direction of the text, or be taken for the end of a line.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
