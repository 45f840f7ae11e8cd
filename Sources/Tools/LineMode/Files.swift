// Line mode: the standard files, and files that are new, such as a recording.

import Foundation

private let queue = DispatchQueue(label: "standard input")

/// The lines of standard input. A thread of its own waits for them, so that effects continue, and reads as many at once as
/// there are.
@MainActor
struct InputLines {
  private var lines = [String]().makeIterator()
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// The next line, or `nil` at the end.
  mutating func next() async -> String? {
    while true {
      if let line = lines.next() { return line }
      if isAtEnd { return nil }
      let bytes = await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: readInput()) }
      }
      isAtEnd = bytes.isEmpty
      rest += bytes
      if !isAtEnd, !bytes.contains(newline) { continue }
      var parts = rest.split(separator: newline, omittingEmptySubsequences: false)
      let last = parts.removeLast()
      if isAtEnd, !last.isEmpty { parts.append(last) }
      rest = Array(last)
      lines = parts.map { String(decoding: $0.last == 13 ? $0.dropLast() : $0, as: UTF8.self) }
        .makeIterator()
    }
  }
}

private let newline = UInt8(ascii: "\n")

/// What has come, or nothing at the end.
private func readInput() -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(0, &bytes, bytes.count)
    if count >= 0 || errno != EINTR { return Array(bytes.prefix(max(count, 0))) }
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

/// Shows how much of a task is done, on standard error if that is a terminal. The line appears after a second.
public struct ProgressLine {
  private let task: String
  private let count: Int
  private let isOnTerminal = isatty(2) == 1
  private var next = ContinuousClock.now + .seconds(1)
  private var shown = ""

  public init(_ task: String, of count: Int) { (self.task, self.count) = (task, count) }

  public mutating func show(_ done: Int) {
    if !isOnTerminal || ContinuousClock.now < next { return }
    next += .milliseconds(200)
    shown = "\(task): \(done * 100 / count) %"
    try? writeAll("\r" + shown, to: 2)
  }

  /// Removes the line.
  public mutating func end() {
    if !shown.isEmpty { try? writeAll("\r\(String(repeating: " ", count: shown.count))\r", to: 2) }
    shown = ""
  }
}

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
