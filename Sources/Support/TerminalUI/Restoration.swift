// Terminal UI: restores the terminal, wherever the program ends.
// SPDX-License-Identifier: MIT

import Foundation

/// Restores the terminal, also at `exit` and in a signal handler.
///
/// A handler can run at any moment. So `perform` needs only memory that is never freed, no lock, and nobody else.
enum Restoration {
  private struct Plan {
    var isDue = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
    /// The original standard error, and the file that holds back its text meanwhile, or -1.
    var errors: Int32 = -1
    var heldErrors: Int32 = -1
    let sequence = permanent(Array(ControlSequence.leaveFullScreen.utf8))
  }

  // Unsafe, because a handler cannot take a lock. `isDue` is the last to be set and the first to be cleared.
  nonisolated(unsafe) private static let plan = permanent([Plan()]).baseAddress!

  static var isDue: Bool { plan.pointee.isDue }

  private static let atExit: Void = { atexit { Restoration.perform() } }()

  /// Prepares for the end of a program that is about to change the terminal from the given mode.
  static func prepare(input: FileDescriptor, output: FileDescriptor, mode: termios) {
    _ = atExit
    if plan.pointee.isDue { return }
    (plan.pointee.input, plan.pointee.output) = (input.number, output.number)
    plan.pointee.mode = mode
    holdErrors()
    plan.pointee.isDue = true
  }

  /// Restores the terminal, unless that is done.
  static func perform() {
    guard plan.pointee.isDue else { return }
    plan.pointee.isDue = false
    let (output, sequence) = (plan.pointee.output, plan.pointee.sequence)
    tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.mode)
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
    releaseErrors()
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
