// Line mode: reads lines of standard input without blocking the main actor, and writes lines.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

/// A line, or the beginning of one that is refused.
struct InputLine {
  let text: String
  var refusal: String?
}

/// Reads standard input line by line, on a thread of its own.
struct LineReader {
  static let limit = 65_536
  private let queue = DispatchQueue(label: "standard input")

  /// The next line, or `nil` at the end of the input.
  func next() async throws(SystemFailure) -> InputLine? {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: readLine()) }
    }
    return try result.get()
  }
}

// Unsafe, but only one read is in flight.
nonisolated(unsafe) private let input = fdopen(0, "r")

private func readLine() -> Result<InputLine?, SystemFailure> {
  guard let input else { return .failure(SystemFailure()) }
  var bytes: [UInt8] = []
  var isTooLong = false
  while true {
    let byte = getc(input)
    if byte < 0, ferror(input) != 0 {
      let failure = SystemFailure()
      guard failure.isTemporary else { return .failure(failure) }
      // Another program that shares the input may have made it nonblocking.
      clearerr(input)
      var awaited = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      poll(&awaited, 1, -1)
    } else if byte < 0, bytes.isEmpty {
      return .success(nil)
    } else if byte < 0 || byte == 0x0A {
      break
    } else {
      // One more than the limit, because the last byte may be the first half of `\r\n`.
      isTooLong = isTooLong || bytes.count > LineReader.limit
      if !isTooLong { bytes.append(UInt8(byte)) }
    }
  }
  if !isTooLong && bytes.last == 0x0D { bytes.removeLast() }
  if isTooLong || bytes.count > LineReader.limit {
    let start = String(decoding: bytes.prefix(40), as: UTF8.self)
    let why = "this line has more than \(LineReader.limit) bytes; send a shorter one"
    return .success(InputLine(text: start, refusal: why))
  }
  let text = String(decoding: bytes, as: UTF8.self)
  let isUTF8 = Array(text.utf8) == bytes
  return .success(
    InputLine(text: text, refusal: isUTF8 ? nil : "this is not UTF-8 text; send it as UTF-8"))
}

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
  var isTemporary: Bool { [EAGAIN, EINTR].contains(code) }
  var message: String { String(cString: strerror(code)) }
}
