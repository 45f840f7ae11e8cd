// The terminal as it was found, and the signals that end or stop a program, before which it is restored.

public import Foundation

/// What restores the terminal. The handler of a signal may use only memory that is never freed, so it is one allocation.
struct FoundTerminal {
  var mode = termios()
  var output: Int32 = 1
  var isTaken = false
  /// Standard error, and the file that holds back its text, such as the message of a trap, which would garble the screen
  /// and disappear with it.
  var (errors, heldErrors): (Int32, Int32) = (-1, -1)
  /// Whether `SIGTSTP` has come. It has no source, because a source might report it when the program was already
  /// continued.
  var mustStop = false
}

nonisolated(unsafe) let found = {
  let found = UnsafeMutablePointer<FoundTerminal>.allocate(capacity: 1)
  found.initialize(to: FoundTerminal())
  return found
}()

private let leaveSequence: StaticString = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

extension UnsafeMutablePointer<FoundTerminal> {
  func restore() {
    if !pointee.isTaken { return }
    pointee.isTaken = false
    let (text, length) = (leaveSequence.utf8Start, leaveSequence.utf8CodeUnitCount)
    if write(pointee.output, text, length) < length {
      // Nobody reads the terminal, so what it has not shown yet is not missed.
      tcflush(pointee.output, TCOFLUSH)
      _ = write(pointee.output, text, length)
    }
    tcsetattr(0, TCSANOW, &pointee.mode)
    releaseErrors()
  }

  private func releaseErrors() {
    let held = pointee.heldErrors
    if held < 0 { return }
    dup2(pointee.errors, 2)
    lseek(held, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case let count = read(held, buffer.baseAddress, buffer.count), count > 0 {
        _ = write(2, buffer.baseAddress, count)
      }
    }
    ftruncate(held, 0)
    lseek(held, 0, SEEK_SET)
  }
}

// MARK: Signals

let stopSoon: @convention(c) (Int32) -> Void = { _ in
  found.pointee.mustStop = true
  raise(SIGWINCH)
}

let fatalSignals = [
  SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM,
  SIGVTALRM, SIGPROF, SIGXCPU, SIGPIPE,
]

let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
  found.restore()
  deliver(number)
}

/// Lets a signal do to this program what it does to any other: stop it, or end it.
public func deliver(_ number: Int32) {
  let handler = signal(number, SIG_DFL)
  var (signals, before) = (signalSet(number), sigset_t())
  pthread_sigmask(SIG_BLOCK, &signals, &before)
  raise(number)
  // As a terminal, it stops all programs of the job, because one may wait for another. Then its shell may continue the
  // job before this program stops. So its own signal is already pending, and is dropped.
  if number == SIGTSTP { kill(0, number) }
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  // The program was continued.
  pthread_sigmask(SIG_SETMASK, &before, nil)
  signal(number, handler)
}

func signalSet(_ number: Int32) -> sigset_t {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  return signals
}

/// Ignores a signal, and returns whether it was ignored before, by the program's parent.
func ignore(_ number: Int32) -> Bool {
  unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Calls `act` before `SIGINT`, `SIGTERM` or `SIGHUP` ends a program in line mode. The result is to be kept.
@MainActor
public func beforeSignals(
  _ act: @escaping @MainActor () async -> Void
) -> [any DispatchSourceProtocol] {
  [SIGINT, SIGTERM, SIGHUP].filter { !ignore($0) }.map { number in
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      Task { @MainActor in
        await act()
        deliver(number)
      }
      // The main actor may be stuck in a write.
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { deliver(number) }
    }
    source.resume()
    return source
  }
}
