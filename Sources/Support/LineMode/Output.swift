// Line mode: writes text.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

enum Output {
  static let standard = FileDescriptor(number: 1)
  static let error = FileDescriptor(number: 2)
}

extension FileDescriptor {
  /// Writes a text and a line break, at once and unbuffered.
  ///
  /// - Returns: The failure, or `nil` if the text was written.
  @discardableResult
  func writeLine(_ text: String) -> SystemFailure? { write(text + "\n") ? nil : SystemFailure() }
}

/// The reason why the last system call failed.
struct SystemFailure: Error {
  private let code = errno

  /// Whether the reader of a pipe has closed it, which is not worth reporting.
  var isClosedPipe: Bool { code == EPIPE }
  /// Whether the call should be repeated.
  var isTemporary: Bool { [EAGAIN, EINTR].contains(code) }
  var message: String { String(cString: strerror(code)) }
}
