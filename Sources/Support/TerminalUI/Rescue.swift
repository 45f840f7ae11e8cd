// Terminal UI: a crash gives the terminal back too.
// SPDX-License-Identifier: MIT

import Foundation

/// Gives the terminal back when the process ends in a way that no one foresaw: a trap, a crash, a
/// signal that nobody expects, a call of `exit`.
///
/// A handler runs in the midst of anything, so that it must find all it needs ready made, in memory
/// that is never freed: one `Provision`, and what each signal did before. It puts the terminal right,
/// then lets the signal do just that: end the process, or print the Swift runtime's backtrace.
enum Rescue {
  /// The signals that end a process, except those that the event loop handles. Swift traps by
  /// `SIGILL` or `SIGTRAP`.
  static let signals: [Int32] = {
    let everywhere = [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM,
      SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    #if os(Linux)
      // And the real-time signals, of which the C library keeps the first two for itself.
      return everywhere + [SIGSTKFLT, SIGIO, SIGPWR] + Array(34...64)
    #else
      return everywhere
    #endif
  }()

  /// Gets ready for a process that ends from now on with its terminal in raw mode.
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
    // A trap comes again by itself when this returns, where it came the first time. What was sent does
    // not: it is sent again, and if what it did before, a backtrace say, does not end the process, this does.
    if let information, information.pointee.si_code > 0 { return }
    unblockAllSignals()
    raise(signal)
    die(of: signal)
  }

  /// Lets each signal do again what it did before.
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

  // Unsafe, as handlers can take no lock. It is sound since it is written only while no handler of
  // ours is in place, and exists, as any global that a handler reads, before the first one is.
  nonisolated(unsafe) private static let provision = {
    let pointer = UnsafeMutablePointer<Provision>.allocate(capacity: 1)
    pointer.initialize(to: Provision())
    return pointer
  }()

  /// What each signal did before, by its number. Unsafe and sound for the same reason.
  nonisolated(unsafe) private static let previous = {
    let pointer = UnsafeMutablePointer<SignalAction>.allocate(capacity: 65)
    pointer.initialize(repeating: .byDefault, count: 65)
    return pointer
  }()

  private static let atExit: Void = { atexit { Rescue.giveBack() } }()

  /// Async-signal-safe: system calls only, on what is there already. None of them waits for long, as
  /// nobody may be reading what the terminal has to show.
  static func giveBack() {
    guard provision.pointee.isArmed else { return }
    provision.pointee.isArmed = false
    let output = provision.pointee.output
    _ = tcsetattr(provision.pointee.input, TCSANOW, &provision.pointee.mode)
    let flags = fcntl(output, F_GETFL)
    _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
    // With pointers only: a slice would have the Swift runtime look up its type, which may allocate.
    let sequence = provision.pointee.sequence
    var (written, tries) = (0, 0)
    while written < sequence.count, tries < 5 {
      let count = write(output, sequence.baseAddress! + written, sequence.count - written)
      if count > 0 {
        written += count
        continue
      }
      // What the terminal has not shown by now is not worth showing.
      tcflush(output, TCOFLUSH)
      var awaited = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      poll(&awaited, 1, 20)
      tries += 1
    }
    _ = fcntl(output, F_SETFL, flags)
    provision.pointee.errors?.release()
  }

  /// Gives the current thread a stack for handlers, unless it has one: after endless recursion there
  /// is no room for them on its own.
  ///
  /// All threads get the same one. Only these handlers use it, and a process of which two threads
  /// crash at the same moment is past saving.
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
