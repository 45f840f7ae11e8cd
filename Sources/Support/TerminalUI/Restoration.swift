// Terminal UI: restores the terminal, wherever the program ends.

import Foundation

/// Restores the terminal, also at `exit` and in a signal handler.
///
/// A handler can run at any moment. So `perform` needs only memory that is never freed, and a lock that no handler finds
/// locked by its own thread.
enum Restoration {
  private struct Plan {
    var isDue = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
    /// The original standard error, and the file that holds back its text meanwhile, or -1.
    var errors: Int32 = -1
    var heldErrors: Int32 = -1
    let sequence = ControlSequence.leaveFullScreen
    var lock = pthread_mutex_t()
  }

  nonisolated(unsafe) private static let plan = {
    let plan = permanent(Plan())
    pthread_mutex_init(&plan.pointee.lock, nil)
    atexit { Restoration.perform() }
    return plan
  }()

  /// Whether the program uses the terminal, and may write to it.
  static var isDue: Bool { plan.pointee.isDue }

  /// Runs the body while no other thread does, and with signals blocked.
  static func alone(_ body: () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    pthread_mutex_lock(&plan.pointee.lock)
    body()
    pthread_mutex_unlock(&plan.pointee.lock)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Prepares for the end of a program that is about to change the terminal from the given mode.
  static func prepare(input: Int32, output: Int32, mode: termios) {
    if isDue { return }
    (plan.pointee.input, plan.pointee.output, plan.pointee.mode) = (input, output, mode)
    holdErrors()
    plan.pointee.isDue = true
  }

  /// Restores the terminal, unless it already is. A thread that comes second waits for the first, because it may be about
  /// to end the process.
  static func perform() {
    alone {
      if !isDue { return }
      plan.pointee.isDue = false
      leaveFullScreen()
      tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.mode)
      releaseErrors()
    }
  }

  private static func leaveFullScreen() {
    let (output, sequence) = (plan.pointee.output, plan.pointee.sequence)
    let flags = fcntl(output, F_GETFL)
    _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
    for _ in 0..<2 {
      let count = write(output, sequence.utf8Start, sequence.utf8CodeUnitCount)
      if count == sequence.utf8CodeUnitCount { break }
      // Nothing reads the terminal. What it has not shown yet is not worth showing any more.
      tcflush(output, TCOFLUSH)
    }
    _ = fcntl(output, F_SETFL, flags)
  }

  /// Holds back text for standard error, such as the message of a trap, which would garble the screen and disappear.
  private static func holdErrors() {
    guard isatty(2) == 1, let file = tmpfile() else { return }
    plan.pointee.errors = fcntl(2, F_DUPFD_CLOEXEC, 3)
    plan.pointee.heldErrors = fileno(file)
    dup2(plan.pointee.heldErrors, 2)
  }

  private static func releaseErrors() {
    let (errors, held) = (plan.pointee.errors, plan.pointee.heldErrors)
    if errors < 0 { return }
    plan.pointee.errors = -1
    dup2(errors, 2)
    lseek(held, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case let count = read(held, buffer.baseAddress, buffer.count), count > 0 {
        _ = write(errors, buffer.baseAddress, count)
      }
    }
    close(errors)
    close(held)
  }
}

/// A copy in memory that is never freed, for signal handlers.
func permanent<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
  let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  copy.initialize(to: value)
  return copy
}
