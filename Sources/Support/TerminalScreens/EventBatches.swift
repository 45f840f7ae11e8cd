// Delivers events in batches: all that have arrived while the program was busy.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

/// Delivers the events of a terminal in batches, so that a program that cannot keep up with the keys draws once for
/// all of them instead of once for each.
final class EventBatches: @unchecked Sendable {
  /// Yields when there are events to take, and ends with the events.
  let arrivals: AsyncStream<Void>

  // Unchecked, because `waiting` is only used under the lock.
  private let lock = NSLock()
  private var waiting: [Event] = []

  init(_ events: AsyncStream<Event>) {
    let (arrivals, arrival) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.arrivals = arrivals
    // Outside the main actor, to collect events while it is busy.
    Task.detached { [self] in
      for await event in events {
        lock.withLock { waiting.append(event) }
        arrival.yield()
      }
      arrival.finish()
    }
  }

  /// Returns the events since the last call, in order.
  func take() -> [Event] {
    lock.withLock {
      defer { waiting = [] }
      return waiting
    }
  }
}
