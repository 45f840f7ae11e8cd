// Line mode: reads and writes the standard files.

import Foundation

private let queue = DispatchQueue(label: "standard input")

/// The next line of standard input, or `nil` at its end. It is read on a thread of its own, so that effects continue.
func nextLine() async -> String? {
  await withCheckedContinuation { continuation in
    queue.async { continuation.resume(returning: readLine()) }
  }
}

/// Writes the whole text, at once if possible.
func writeAll(_ text: String, to file: Int32) throws(SystemFailure) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { throw SystemFailure() }
    rest = rest.dropFirst(max(count, 0))
  }
}

/// Writes a message to standard error, if that is possible.
public func complain(_ message: String) { try? writeAll(message.printable + "\n", to: 2) }

struct SystemFailure: Error {
  private let code = errno

  /// Whether the reader of a pipe has closed it, which is not worth reporting.
  var isClosedPipe: Bool { code == EPIPE }
  var message: String { String(cString: strerror(code)) }
}

/// Shows the progress of some work in one line on standard error, in place of what it showed before, if that is a
/// terminal.
public func showProgress(_ text: String) {
  if isatty(2) == 1 {
    try? writeAll("\r\(text.padding(toLength: 40, withPad: " ", startingAt: 0))\r", to: 2)
  }
}
