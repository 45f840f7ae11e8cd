// Terminal UI: signals as bytes of a pipe.
// SPDX-License-Identifier: MIT

import Foundation

/// Signals as bytes of a pipe, so that a thread can wait for signals and input together: each handler only writes
/// the number of its signal to the pipe.
///
/// There is one pipe for the process, because signal handlers belong to the process, too. It is never closed, so
/// that a handler that is still running cannot write to a closed file.
struct SignalPipe: Sendable {
  static let shared = SignalPipe()

  /// The end at which the signals arrive.
  let readEnd: Int32
  fileprivate let writeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fatalError("There are no file descriptors left for a pipe.") }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Sends `signals` through the pipe, except those that the program's parent ignores, and returns their previous
  /// actions.
  func open(for signals: [Int32]) -> [Int32: SignalAction] {
    _ = takeSignals()
    var previous: [Int32: SignalAction] = [:]
    for signal in signals {
      let action = SignalAction(of: signal)
      if action.isIgnore { continue }
      previous[signal] = action
      Self.action.set(for: signal)
    }
    return previous
  }

  /// The action of a signal that is sent through the pipe.
  static let action = SignalAction { signal in
    let code = errno
    SignalPipe.shared.send(signal)
    errno = code
  }

  /// Writes a number to the pipe. No signal has the number 0, which can be used to wake up the reader.
  func send(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(writeEnd, &byte, 1)
  }

  /// Returns the signals that have arrived since the last call, in order.
  func takeSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while case let count = read(readEnd, &bytes, bytes.count), count > 0 {
      signals += bytes.prefix(count).map(Int32.init)
    }
    return signals
  }
}
