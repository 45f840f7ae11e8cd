// Terminal UI: holds back standard error while the screen is in use.
// SPDX-License-Identifier: MIT

import Foundation

/// Holds back text for standard error while a program uses the full screen. Such text, for example the message
/// of a trap, would otherwise garble the frame and disappear with it.
struct HeldErrors {
  private static let standardError: Int32 = 2

  /// The original standard error.
  private let original: Int32
  /// A file without a name, which is removed when the process ends.
  private let file: Int32

  /// Starts to hold back text, but only if standard error goes to the same terminal as the screen.
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

  /// Writes the held text to the original standard error, and restores it.
  ///
  /// Async-signal-safe: it uses only system calls and a buffer on the stack.
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
