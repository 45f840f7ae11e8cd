// Terminal UI: standard error waits while the screen is in use.
// SPDX-License-Identifier: MIT

import Foundation

/// Holds back what is written to standard error while a program has the whole screen. There it would
/// spoil the frame, and be gone with it: the text of a trap above all.
struct HeldErrors {
  private static let standardError: Int32 = 2

  /// What standard error was before.
  private let original: Int32
  /// A file without a name, which is gone with the process.
  private let file: Int32

  /// Does so, but only if standard error goes to the same terminal as the screen.
  init?(for screen: FileDescriptor) {
    var (errors, frames) = (stat(), stat())
    guard fstat(Self.standardError, &errors) == 0, fstat(screen.number, &frames) == 0,
      isatty(Self.standardError) == 1, errors.st_rdev == frames.st_rdev,
      let stream = tmpfile()
    else { return nil }
    original = fcntl(Self.standardError, F_DUPFD_CLOEXEC, 3)
    file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
    fclose(stream)
    dup2(file, Self.standardError)
  }

  /// Writes what was held back to where it was meant to go, where all that follows goes too.
  ///
  /// Async-signal-safe: system calls only, and a buffer on the stack.
  func release() {
    dup2(original, Self.standardError)
    lseek(file, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case let count = read(file, buffer.baseAddress, buffer.count), count > 0 {
        _ = write(original, buffer.baseAddress, count)
      }
    }
    close(original)
    close(file)
  }
}
