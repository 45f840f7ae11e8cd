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
struct SystemFailure {
  private let code = errno

  /// Whether the reader of a pipe has closed it, which is not worth reporting.
  var isClosedPipe: Bool { code == EPIPE }
  var message: String { String(cString: strerror(code)) }
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
