// Terminal UI: events, and the thread that waits for keys and signals.

import Foundation

/// An event of a terminal. Events come in the order in which they happen.
public enum Event: Equatable, Sendable {
  /// The user typed a key. Ctrl-C and Ctrl-Z never come as keys: see `quitRequested` and `redraw`.
  case key(Key)
  /// The screen may have another size, or show anything, because the program was stopped: call `resume()`, and draw.
  case redraw
  /// The program should quit, because of Ctrl-C (`SIGINT`), `SIGTERM`, or a closed terminal (`SIGHUP`). It
  /// should save its data first. A second such signal ends it at once.
  case quitRequested(signal: Int32)
}

/// The events of a terminal, in batches, so that a program that cannot keep up with the keys draws once for all of them.
public final class Events: @unchecked Sendable {
  /// `arrivals` yields when there are events to take, and ends after the last one.
  public let (arrivals, arrival) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))
  // Unchecked, because `waiting` is only used under the lock.
  private let lock = NSLock()
  private var waiting: [Event] = []

  private func add(_ event: Event) {
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

extension Events {
  /// Waits for bytes and signals, and adds them in order, until it receives 0 as a signal, or the input ends. It runs on
  /// its own thread, because the program may be busy.
  func wait(reading input: Int32) {
    var parser = KeyParser()
    unblockAllSignals()
    while true {
      // While the terminal is restored, its input is for the shell, and reading it could block.
      let reads = Restoration.isDue
      var waits = ([Signals.pipe.read] + (reads ? [input] : [])).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // After an ESC, longer than a pause within a sequence, but too short to notice.
      while poll(&waits, nfds_t(waits.count), parser.isPending ? 50 : -1) < 0, errno == EINTR {}
      if waits.allSatisfy({ $0.revents == 0 }) { tellKeys(parser.flush()) }
      for signal in Signals.take() {
        switch signal {
        case 0: return arrival.finish()
        case Signals.wake: break
        case SIGWINCH, SIGCONT: add(.redraw)
        default: add(.quitRequested(signal: signal))
        }
      }
      guard reads, waits[1].revents != 0, Restoration.isDue else { continue }
      guard let bytes = readAvailable(input) else { break }
      tellKeys(parser.feed(bytes))
    }
    tellKeys(parser.flush())
    arrival.finish()
    // From now on, a signal ends the program.
    Signals.requestQuit()
  }

  private func tellKeys(_ keys: [Key]) {
    for key in keys {
      switch key {
      case .control("c"):
        Signals.requestQuit(SIGINT)
        add(.quitRequested(signal: SIGINT))
      // Sent to all programs of the job, as the terminal does, because one may wait for another.
      case .control("z"): kill(0, SIGTSTP)
      default: add(.key(key))
      }
    }
  }
}

/// The bytes that have arrived: none if there is nothing to read yet, `nil` at the end.
func readAvailable(_ file: Int32) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(file, &bytes, bytes.count)
  if count > 0 { return Array(bytes.prefix(count)) }
  return count < 0 && [EAGAIN, EINTR].contains(errno) ? [] : nil
}
