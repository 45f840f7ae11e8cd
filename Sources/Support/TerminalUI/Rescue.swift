// Terminal UI: restores the terminal after a crash.
// SPDX-License-Identifier: MIT

import Foundation

/// Restores the terminal when the process ends unexpectedly: by a trap, a crash, a signal, or a call of
/// `exit`.
///
/// A signal handler can run at any moment, so it must find everything that it needs in memory that is never
/// freed: a `Provision`, and the previous action of each signal. The handler restores the terminal, then lets the
/// signal perform its previous action: end the process, or print the Swift runtime's backtrace.
enum Rescue {
  /// The signals that end a process, except those that the event loop handles. Swift traps with `SIGILL` or
  /// `SIGTRAP`.
  static let signals: [Int32] = {
    let everywhere = [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM,
      SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    #if os(Linux)
      // The real-time signals, too, without the first two, which the C library uses.
      return everywhere + [SIGSTKFLT, SIGIO, SIGPWR] + Array(34...64)
    #else
      return everywhere
    #endif
  }()

  /// Prepares for the end of a process whose terminal is in raw mode.
  static func arm(
    input: FileDescriptor, output: FileDescriptor, mode: termios, errors: HeldErrors?
  ) {
    _ = atExit
    useAlternateStack()
    provision.pointee.input = input.number
    provision.pointee.output = output.number
    provision.pointee.mode = mode
    provision.pointee.errors = errors
    provision.pointee.isArmed = true
    for signal in signals {
      previous[Int(signal)] = SignalAction(of: signal)
      if !previous[Int(signal)].isIgnore { rescuing.set(for: signal) }
    }
  }

  private static let rescuing = SignalAction { signal, information, _ in
    Rescue.giveBack()
    Rescue.previous[Int(signal)].set(for: signal)
    // A trap happens again when this returns. A signal that was sent does not, so it is sent again. If its
    // previous action, such as a backtrace, does not end the process, the code below does.
    if let information, information.pointee.si_code > 0 { return }
    unblockAllSignals()
    raise(signal)
    die(of: signal)
  }

  /// Restores the previous action of each signal.
  static func disarm() {
    guard provision.pointee.isArmed else { return }
    for signal in signals { previous[Int(signal)].set(for: signal) }
    provision.pointee.isArmed = false
  }

  private struct Provision {
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
    var errors: HeldErrors?
    let sequence = UnsafeMutableBufferPointer<UInt8>.copy(ControlSequence.leaveFullScreen.utf8)
  }

  // Unsafe, because handlers cannot take a lock. It is sound, because it is written only while none of our
  // handlers is installed, and it exists before the first one is.
  nonisolated(unsafe) private static let provision = {
    let pointer = UnsafeMutablePointer<Provision>.allocate(capacity: 1)
    pointer.initialize(to: Provision())
    return pointer
  }()

  /// The previous action of each signal, by number. Unsafe but sound for the same reason.
  nonisolated(unsafe) private static let previous = {
    let pointer = UnsafeMutablePointer<SignalAction>.allocate(capacity: 65)
    pointer.initialize(repeating: .byDefault, count: 65)
    return pointer
  }()

  private static let atExit: Void = { atexit { Rescue.giveBack() } }()

  /// Async-signal-safe: it uses only system calls on existing memory. None of them waits for long, because
  /// there may be no one to read the terminal's output.
  static func giveBack() {
    guard provision.pointee.isArmed else { return }
    provision.pointee.isArmed = false
    let output = provision.pointee.output
    _ = tcsetattr(provision.pointee.input, TCSANOW, &provision.pointee.mode)
    let flags = fcntl(output, F_GETFL)
    _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
    // With pointers only, because a slice could make the Swift runtime allocate.
    let sequence = provision.pointee.sequence
    var (written, tries) = (0, 0)
    while written < sequence.count, tries < 5 {
      let count = write(output, sequence.baseAddress! + written, sequence.count - written)
      if count > 0 {
        written += count
        continue
      }
      // Discards output that the terminal has not shown yet.
      tcflush(output, TCOFLUSH)
      var awaited = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      poll(&awaited, 1, 20)
      tries += 1
    }
    _ = fcntl(output, F_SETFL, flags)
    provision.pointee.errors?.release()
  }

  /// Gives the current thread a stack for handlers, unless it has one, because infinite recursion leaves no room
  /// on the thread's own stack.
  ///
  /// All threads share one stack. Only these handlers use it, and if two threads crash at the same moment, the
  /// process cannot be saved.
  static func useAlternateStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_sp = alternateStack.baseAddress
    stack.ss_size = alternateStack.count
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  nonisolated(unsafe) private static let alternateStack =
    UnsafeMutableRawBufferPointer.allocate(byteCount: 128 * 1024, alignment: 16)
}

extension UnsafeMutableBufferPointer {
  fileprivate static func copy(_ elements: some Collection<Element>) -> Self {
    let copy = allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return copy
  }
}
