// Terminal UI: signals, as bytes of a pipe or as the end of the program.

import Foundation

/// The signals of the process. Most are written to a pipe, so that a thread can wait for signals and input together.
enum Signals {
  fileprivate typealias Handler = @convention(c) (Int32) -> Void

  /// A pipe that never blocks, and is never closed, because a handler could still be writing to it.
  static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { fatalError("There are no file descriptors left.") }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }()

  /// Handles the signals, except those that the program's parent ignores.
  static func handle() {
    // Created before the first handler runs, because a handler could not wait for that.
    _ = (take(), Restoration.isDue)
    quitRequested.pointee = false
    // Those of a trap, and those that ask for an immediate end.
    let fatal = [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGXCPU, SIGPIPE,
    ]
    for number in fatal where !ignore(number) { signal(number) { end(by: $0) } }
    let others = [SIGINT, SIGTERM, SIGHUP, SIGCONT, SIGWINCH]
    for number in others where !ignore(number) { signal(number, report) }
    if !ignore(SIGTSTP) { signal(SIGTSTP, stop) }
  }

  fileprivate static let report: Handler = { signal in
    let code = errno
    if signal == SIGINT || signal == SIGTERM || signal == SIGHUP { Signals.requestQuit(signal) }
    Signals.send(signal)
    errno = code
  }

  /// Restores the terminal and stops the process until it is continued.
  private static let stop: Handler = { _ in
    let code = errno
    Restoration.perform()
    signal(SIGCONT, SIG_DFL)
    signal(SIGTSTP, SIG_DFL)
    unblockAllSignals()
    // Returns when the process continues, or at once if there is no shell that could continue it, because the
    // system then does not stop it.
    raise(SIGTSTP)
    signal(SIGTSTP, Signals.stop)
    signal(SIGCONT, Signals.report)
    Signals.send(SIGCONT)
    errno = code
  }

  nonisolated(unsafe) private static let quitRequested = permanent(false)

  /// Whether the program should quit. From then on, another signal ends it, because it may be stuck.
  static var isQuitRequested: Bool { quitRequested.pointee }

  static func requestQuit(_ signal: Int32? = nil) {
    // For a closed terminal, the kernel and a shell each send a `SIGHUP`.
    if let signal, signal != SIGHUP, isQuitRequested { end(by: signal) }
    quitRequested.pointee = true
  }

  /// No signal, but wakes up the reader of the pipe. 0 ends it.
  static let wake: Int32 = 255

  static func send(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(pipe.write, &byte, 1)
  }

  /// Returns signals that have arrived since the last call, in order.
  static func take() -> [Int32] { readAvailable(pipe.read)?.map(Int32.init) ?? [] }
}

/// Restores the terminal and ends the program with a signal, so that its parent sees why. A handler may call it.
public func end(by number: Int32) -> Never {
  Restoration.perform()
  signal(number, SIG_DFL)
  unblockAllSignals()
  raise(number)
  _exit(128 + number)
}

/// Calls `act` before `SIGINT`, `SIGTERM` or `SIGHUP` ends a program without a full screen. Signals that its parent ignores
/// do not end it, and a second one ends it at once.
///
/// - Parameter act: It is given a second, because the main actor may be busy, or stuck in a write.
public func beforeSignals(_ act: @escaping @MainActor @Sendable () -> Void) {
  // Created before the first handler runs, because a handler could not wait for that.
  _ = (Signals.take(), Signals.isQuitRequested, Restoration.isDue)
  for number in [SIGINT, SIGTERM, SIGHUP] where !ignore(number) { signal(number, Signals.report) }
  Thread.detachNewThread {
    unblockAllSignals()
    var awaited = pollfd(fd: Signals.pipe.read, events: Int16(POLLIN), revents: 0)
    while poll(&awaited, 1, -1) < 0 {}
    let acted = DispatchSemaphore(value: 0)
    Task { @MainActor in
      act()
      acted.signal()
    }
    _ = acted.wait(timeout: .now() + 1)
    Signals.take().first.map(end)
  }
}

/// Ignores a signal, and returns whether it was ignored before, by the program's parent.
private func ignore(_ number: Int32) -> Bool {
  unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Lets the current thread receive signals, unlike the threads of Dispatch and of Swift's pool.
func unblockAllSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}
