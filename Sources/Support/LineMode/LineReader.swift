// Line mode: reads lines of standard input without blocking the main actor.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Reads standard input line by line.
@MainActor
final class LineReader {
  private let queue = DispatchQueue(label: "standard input")
  private var splitter = LineSplitter()
  private var lines: ArraySlice<Line> = []
  private var hasEnded = false
  /// The reason why reading failed, once `next` has returned `nil`.
  private(set) var failure: SystemFailure?

  /// The next line, or `nil` at the end of the input.
  func next() async -> Line? {
    while lines.isEmpty && !hasEnded {
      let (bytes, failure) = await read()
      self.failure = failure
      hasEnded = bytes.isEmpty
      lines = splitter.split(bytes[...])[...]
      if hasEnded, let last = splitter.finish() { lines.append(last) }
    }
    return lines.popFirst()
  }

  /// Waits on a separate thread for bytes to read. They are empty at the end of the input.
  private func read() async -> ([UInt8], SystemFailure?) {
    await withCheckedContinuation { continuation in
      queue.async {
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
          repeat {
            count = Foundation.read(0, buffer.baseAddress, buffer.count)
          } while count < 0 && canTryAgain(0, for: POLLIN)
          if count < 0 { failure = SystemFailure() }
          count = max(count, 0)
        }
        continuation.resume(returning: (bytes, failure))
      }
    }
  }
}

/// Returns whether to repeat a failed call, after waiting until `descriptor` is ready if necessary.
///
/// It may not be ready if another program that shares it has made it nonblocking.
private func canTryAgain(_ descriptor: Int32, for events: Int32) -> Bool {
  if errno == EAGAIN {
    var awaited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&awaited, 1, -1) >= 0 || errno == EINTR
  }
  return errno == EINTR
}
