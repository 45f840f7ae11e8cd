// Line mode: reads lines of standard input without blocking the main actor, and writes lines.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

/// A line, or the beginning of one that is refused.
struct InputLine {
  let text: String
  var refusal: String?
}

/// Reads standard input on a thread of its own, each time all that has arrived.
@MainActor
final class LineReader {
  private let limit = 65_536
  private let queue = DispatchQueue(label: "standard input")
  private var bytes: ArraySlice<UInt8>
  private var isAtEnd: Bool

  /// - Parameter input: The text to read in place of standard input.
  init(_ input: String?) { (bytes, isAtEnd) = (ArraySlice((input ?? "").utf8), input != nil) }

  func next() async throws(SystemFailure) -> InputLine? {
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        defer { bytes = bytes[(end + 1)...] }
        return line(bytes[..<end])
      }
      if isAtEnd {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : line(bytes)
      }
      let result = await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: readInput()) }
      }
      let more = try result.get()
      isAtEnd = more.isEmpty
      // Enough of a line to tell that it is too long, even if it ends with `\r`.
      bytes = bytes.prefix(limit + 2) + more
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> InputLine {
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    if bytes.count > limit {
      let why = "this line has more than \(limit) bytes; send a shorter one"
      return InputLine(text: String(decoding: bytes.prefix(40), as: UTF8.self), refusal: why)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return InputLine(text: text) }
    let text = String(decoding: bytes, as: UTF8.self)
    return InputLine(text: text, refusal: "this is not UTF-8 text; send it as UTF-8")
  }
}

private func readInput() -> Result<[UInt8], SystemFailure> {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(0, &bytes, bytes.count)
    if count >= 0 { return .success(Array(bytes.prefix(count))) }
    let failure = SystemFailure()
    guard failure.isTemporary else { return .failure(failure) }
    // Another program that shares the input may have made it nonblocking.
    var awaited = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    poll(&awaited, 1, -1)
  }
}

enum Output {
  static let standard = FileDescriptor(number: 1)
  static let error = FileDescriptor(number: 2)
}

extension FileDescriptor {
  /// Writes a text and a line break, at once and unbuffered.
  @discardableResult
  func writeLine(_ text: String) -> SystemFailure? { write(text + "\n") ? nil : SystemFailure() }
}

private func identity(ofFile number: Int32) -> [Int] {
  var file = stat()
  return fstat(number, &file) == 0 ? [Int(file.st_dev), Int(bitPattern: UInt(file.st_ino))] : []
}

/// Writes to standard output. Answers to lines that arrived together are written together, before the program waits.
@MainActor
final class LineOutput {
  private var text = ""
  /// None if errors and traces go to the same file, so that answers keep their place among them.
  private let limit = identity(ofFile: 1) == identity(ofFile: 2) ? 0 : 65_536
  /// The reason why nothing more can be written.
  private(set) var failure: SystemFailure?

  func write(_ more: String) {
    if more.isEmpty { return }
    let isFirst = text.isEmpty
    text += more
    if text.utf8.count > limit { return flush() }
    // As soon as the main actor is free, because the program waits then.
    if isFirst { Task { flush() } }
  }

  func flush() {
    if !text.isEmpty && failure == nil && !Output.standard.write(text) { failure = SystemFailure() }
    text = ""
  }
}

/// Shows the progress of some work in one line on standard error, if that is a terminal.
@MainActor
public final class ProgressLine {
  private var shown = ""

  public init() {}

  public func show(_ what: String, _ progress: Double) {
    let done = Int(progress * 20)
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: 20 - done)
    show("\(what): [\(bar)] \(Int(progress * 100)) %")
  }

  public func end() { if !shown.isEmpty { show("") } }

  private func show(_ text: String) {
    if text == shown || isatty(2) != 1 { return }
    let rest = String(repeating: " ", count: max(shown.count - text.count, 0))
    Output.error.write("\r\(text)\(rest)\(text.isEmpty ? "\r" : "")")
    shown = text
  }
}

struct SystemFailure: Error {
  private let code = errno

  /// Whether the reader of a pipe has closed it, which is not worth reporting.
  var isClosedPipe: Bool { code == EPIPE }
  var isTemporary: Bool { [EAGAIN, EINTR].contains(code) }
  var message: String { String(cString: strerror(code)) }
}
