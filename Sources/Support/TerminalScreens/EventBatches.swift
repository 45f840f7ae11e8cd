// Events by the batch: what has come while the program was busy comes at once.
// SPDX-License-Identifier: MIT

import Foundation
public import TerminalUI

/// The events of a terminal by the batch, so that a program which cannot keep up with the keys draws
/// once for all of them, and not once for each.
public final class EventBatches: @unchecked Sendable {
  /// Tells that there are events to take; it ends with them.
  public let arrivals: AsyncStream<Void>

  // The class is `Sendable` unchecked: `waiting` is used under the lock only.
  private let lock = NSLock()
  private var waiting: [Event] = []

  public init(_ events: AsyncStream<Event>) {
    let (arrivals, arrival) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.arrivals = arrivals
    // Away from the main actor: it collects while that is busy.
    Task.detached { [self] in
      for await event in events {
        lock.withLock { waiting.append(event) }
        arrival.yield()
      }
      arrival.finish()
    }
  }

  /// All that have come since the last time, in order.
  public func take() -> [Event] {
    lock.withLock {
      defer { waiting = [] }
      return waiting
    }
  }
}
