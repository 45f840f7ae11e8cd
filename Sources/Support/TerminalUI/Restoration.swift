// Terminal UI: restores the terminal, wherever the program ends.
// SPDX-License-Identifier: MIT

import Foundation

/// Restores the terminal, also at `exit` and in a signal handler.
///
/// A handler can run at any moment. So `perform` needs only memory that is never freed, and no lock.
enum Restoration {
  private struct Plan {
    var isDue = false
    var hasBegun = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
    /// The original standard error, and the file that holds back its text meanwhile, or -1.
    var errors: Int32 = -1
    var heldErrors: Int32 = -1
    let sequence = permanent(Array(ControlSequence.leaveFullScreen.utf8))
  }

  // Unsafe, because a handler cannot take a lock. `isDue` is the last to be set and the last to be cleared.
  nonisolated(unsafe) private static let plan = permanent([Plan()]).baseAddress!

  /// Whether the program uses the terminal, so that it will have to be restored.
  static var isDue: Bool { plan.pointee.isDue }
  /// Whether the program may still write to the terminal.
  static var isAhead: Bool { isDue && !plan.pointee.hasBegun }

  /// A pipe whose only byte belongs to the thread that writes to the terminal.
  private static let turn = {
    let ends = makePipe()
    _ = write(ends.write, "!", 1)
    return ends
  }()

  /// Runs the body while no other thread does, and with signals blocked. A thread that keeps the others waiting for a
  /// second is stuck, and no longer waited for.
  static func alone(_ body: () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    var (byte, tries) = (UInt8(0), 0)
    while read(turn.read, &byte, 1) != 1, tries < 10 {
      var awaited = pollfd(fd: turn.read, events: Int16(POLLIN), revents: 0)
      poll(&awaited, 1, 100)
      tries += 1
    }
    body()
    if tries < 10 { _ = write(turn.write, &byte, 1) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static let atExit: Void = { atexit { Restoration.perform() } }()

  /// Prepares for the end of a program that is about to change the terminal from the given mode.
  static func prepare(input: FileDescriptor, output: FileDescriptor, mode: termios) {
    _ = (atExit, turn)
    if plan.pointee.isDue { return }
    (plan.pointee.input, plan.pointee.output) = (input.number, output.number)
    plan.pointee.mode = mode
    holdErrors()
    (plan.pointee.hasBegun, plan.pointee.isDue) = (false, true)
  }

  /// Restores the terminal, unless it already is. A thread that comes second waits for the first, because it may be about
  /// to end the process.
  ///
  /// - Parameter again: Whether to leave the screen once more, because the system drops what the terminal has not read
  ///   yet if Ctrl-C comes once the mode is restored.
  static func perform(again: Bool = false, afterEach step: () -> Void = {}) {
    guard isDue || again && plan.pointee.hasBegun else { return }
    alone {
      if isDue || again { leaveFullScreen() }
      guard isDue else { return }
      step()
      tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.mode)
      step()
      releaseErrors()
      plan.pointee.isDue = false
    }
  }

  private static func leaveFullScreen() {
    plan.pointee.hasBegun = true
    let (output, sequence) = (plan.pointee.output, plan.pointee.sequence)
    let flags = fcntl(output, F_GETFL)
    _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
    var (written, tries) = (0, 0)
    while written < sequence.count, tries < 5 {
      let count = write(output, sequence.baseAddress! + written, sequence.count - written)
      written += max(count, 0)
      if count > 0 { continue }
      // Nothing reads the terminal. What it has not shown yet is not worth showing any more.
      tcflush(output, TCOFLUSH)
      var awaited = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      poll(&awaited, 1, 20)
      tries += 1
    }
    _ = fcntl(output, F_SETFL, flags)
  }

  /// Holds back text for standard error, such as the message of a trap, which would garble the screen and disappear.
  private static func holdErrors() {
    guard isatty(2) == 1, let file = tmpfile() else { return }
    plan.pointee.errors = fcntl(2, F_DUPFD_CLOEXEC, 3)
    plan.pointee.heldErrors = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
    fclose(file)
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
func permanent<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
  let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
  _ = copy.initialize(from: elements)
  return copy
}
