// Line mode: the standard files, and files that are new, such as a recording.

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
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { throw SystemFailure() }
    rest = rest.dropFirst(max(count, 0))
  }
}

struct SystemFailure: Error {
  private let code = errno
  /// Whether the reader of a pipe has closed it, which is not worth reporting.
  var isClosedPipe: Bool { code == EPIPE }
  var message: String { String(cString: strerror(code)) }
}

/// Writes a message to standard error, if that is possible.
public func complain(_ message: String) { try? writeAll(message.printable + "\n", to: 2) }

/// Creates a file, and returns a function that appends text to it, with one write if possible, so that a crash can cut
/// off only the last text.
///
/// - Parameter purpose: What failures say that the program cannot do with the file, such as `record to`.
/// - Throws: A failure if the file exists, so that nothing is overwritten.
public func newFile(
  _ path: String, to purpose: String
) throws(CommandFailure) -> (String) throws(CommandFailure) -> Void {
  func failure(_ reason: String) -> CommandFailure {
    CommandFailure("cannot \(purpose) \(path.debugDescription): \(reason)", .data)
  }
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  if file < 0 {
    throw failure(errno == EEXIST ? "it exists; name a new file" : SystemFailure().message)
  }
  return { text throws(CommandFailure) in
    do throws(SystemFailure) { try writeAll(text, to: file) } catch { throw failure(error.message) }
  }
}
