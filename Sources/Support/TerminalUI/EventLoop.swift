// Terminal UI: events, and the thread that waits for keys and signals.
// SPDX-License-Identifier: MIT

import Foundation

/// An event of a terminal. Events come in the order in which they happen.
public enum Event: Equatable, Sendable {
  /// The user typed a key. Ctrl-C and Ctrl-Z never come as keys: see `quitRequested` and `resumed`.
  case key(Key)
  /// The size of the screen may have changed. The screen may show anything: call `forgetWhatIsShown()`.
  case resize(Size)
  /// The program was stopped, for example by Ctrl-Z, and continues: call `resume()`.
  case resumed
  /// The program should quit, because of Ctrl-C (`SIGINT`), `SIGTERM`, or a closed terminal (`SIGHUP`). It
  /// should save its data first. A second such signal ends it at once.
  case quitRequested(signal: Int32)
  /// There are no more keys. This is the last event.
  case endOfInput
}

/// The events of a terminal, in batches, so that a program that cannot keep up with the keys draws once for all of them.
public final class Events: @unchecked Sendable {
  /// Yields when there are events to take, and ends after the last one.
  public let arrivals: AsyncStream<Void>
  let arrival: AsyncStream<Void>.Continuation
  // Unchecked, because `waiting` is only used under the lock.
  private let lock = NSLock()
  private var waiting: [Event] = []

  init() {
    (arrivals, arrival) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  func add(_ event: Event) {
    lock.withLock { waiting.append(event) }
    arrival.yield()
  }

  /// Takes the events that have arrived, in order.
  public func take() -> [Event] {
    lock.withLock {
      defer { waiting = [] }
      return waiting
    }
  }
}

/// Waits for bytes and signals, and reports them in order, on its own thread, because the program may be busy.
struct EventLoop {
  let input: FileDescriptor
  let output: FileDescriptor
  let events: Events
  var parser = KeyParser()
  var isAtEnd = false

  /// Runs until it receives 0 as a signal.
  mutating func run() {
    unblockAllSignals()
    let signals = FileDescriptor(number: Signals.pipe.read)
    while true {
      // While the terminal is restored, its input is for the shell, and reading it could block.
      let reads = Restoration.isDue && !isAtEnd
      let ready = FileDescriptor.wait(
        for: reads ? [signals, input] : [signals], milliseconds: parser.isPending ? quiet : -1)
      if ready.isEmpty { tellKeys(parser.flush()) }
      if ready.contains(signals) {
        for signal in Signals.take() {
          if signal == 0 { return events.arrival.finish() }
          handle(signal)
        }
      }
      if ready.contains(input), Restoration.isDue { read() }
    }
  }

  /// How many milliseconds after an ESC it counts as the Escape key: longer than a pause within a sequence, but too
  /// short to notice. A paste may pause for longer, but if its end is lost, it must not swallow keys forever.
  private var quiet: Int32 { parser.isInPaste ? 1_000 : 50 }

  private mutating func read() {
    if let bytes = input.read() { return tellKeys(parser.feed(bytes)) }
    tellKeys(parser.flush())
    events.add(.endOfInput)
    events.arrival.finish()
    isAtEnd = true
    // From now on, a signal ends the program.
    Signals.requestQuit()
  }

  private func tellKeys(_ keys: [Key]) {
    for key in keys {
      switch key {
      case .control("c"):
        Signals.requestQuit(SIGINT)
        events.add(.quitRequested(signal: SIGINT))
      // Sent to all programs of the job, as the terminal does, because one may wait for another.
      case .control("z"): kill(0, SIGTSTP)
      default: events.add(.key(key))
      }
    }
  }

  private func handle(_ signal: Int32) {
    switch signal {
    case Signals.wake: break
    case SIGWINCH: events.add(.resize(Size(of: output)))
    case SIGCONT:
      events.add(.resumed)
      events.add(.resize(Size(of: output)))
    default: events.add(.quitRequested(signal: signal))
    }
  }
}
