// Terminal screens: the main loop of a full-screen program.
// SPDX-License-Identifier: MIT

import Foundation
public import TerminalUI

@MainActor
public final class MainLoop {
  private let terminal: Terminal
  private let frame: (Size) -> Frame
  private var size: Size
  private let batches: EventBatches

  public init(_ terminal: Terminal, frame: @escaping (Size) -> Frame) {
    (self.terminal, self.frame, size) = (terminal, frame, terminal.size)
    batches = EventBatches(terminal.events)
  }

  /// Runs until the program is done, the input ends, or a signal asks the program to quit.
  ///
  /// - Parameter press: Handles a key, except for Ctrl-L, which draws the screen again.
  public func run(until isDone: () -> Bool, press: (Key, Size) -> Void) async -> Int32? {
    draw()
    for await _ in batches.arrivals {
      for event in batches.take() where !isDone() {
        switch event {
        case .key(.control("l")): terminal.forgetWhatIsShown()
        case .key(let key): press(key, size)
        case .resize(let size):
          self.size = size
          terminal.forgetWhatIsShown()
        case .resumed: terminal.resume()
        case .quitRequested(let signal): return signal
        case .endOfInput: return nil
        }
      }
      if isDone() { return nil }
      draw()
    }
    return nil
  }

  /// Draws when the main actor has finished its current work, such as a batch of keys or of effects' actions.
  public func drawSoon() { batches.arrival.yield() }

  public func draw() { terminal.draw(frame(size)) }
}

/// Delivers the events of a terminal in batches, so that a program that cannot keep up with the keys draws once for
/// all of them instead of once for each.
final class EventBatches: @unchecked Sendable {
  /// Yields when there are events to take, and ends with the events.
  let arrivals: AsyncStream<Void>
  let arrival: AsyncStream<Void>.Continuation

  // Unchecked, because `waiting` is only used under the lock.
  private let lock = NSLock()
  private var waiting: [Event] = []

  init(_ events: AsyncStream<Event>) {
    (arrivals, arrival) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    // Outside the main actor, to collect events while it is busy.
    Task.detached { [self] in
      for await event in events {
        lock.withLock { waiting.append(event) }
        arrival.yield()
      }
      arrival.finish()
    }
  }

  func take() -> [Event] {
    lock.withLock {
      defer { waiting = [] }
      return waiting
    }
  }
}
