// Terminal UI: signals as bytes that can be waited for.
// SPDX-License-Identifier: MIT

import Foundation

/// Signals as bytes that can be waited for together with input: each handler writes the number of
/// its signal into a pipe, and does nothing else.
///
/// There is one for the process, as handlers are the process's too. It stays open until the end, so
/// that a handler which still runs when its signal is given back never writes to a closed file.
struct SignalPipe: Sendable {
  static let shared = SignalPipe()

  /// What arrives here is to be waited for.
  let readEnd: Int32
  fileprivate let writeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fatalError("There is no file descriptor left for a pipe.") }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Makes `signals` come through the pipe, but for those that the program's parent wants ignored,
  /// and returns what they did before.
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

  /// What a signal does that comes through the pipe.
  static let action = SignalAction { signal in
    let code = errno
    SignalPipe.shared.send(signal)
    errno = code
  }

  /// Puts a number into the pipe. No signal is 0, which can serve to wake up who waits.
  func send(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(writeEnd, &byte, 1)
  }

  /// The signals that have come since the last time, in order.
  func takeSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while case let count = read(readEnd, &bytes, bytes.count), count > 0 {
      signals += bytes.prefix(count).map(Int32.init)
    }
    return signals
  }
}
