// Line mode: a file that is new, such as a recording.

import Foundation

/// A file that did not exist before, so that nothing is overwritten.
public final class NewFile {
  private let (file, path, purpose): (Int32, String, String)
  /// Whether a text could not be written. No more are written after that.
  public private(set) var hasFailed = false

  /// - Parameter purpose: What failures say that the program cannot do with the file, such as `record to`.
  public init(_ path: String, to purpose: String) throws(CommandFailure) {
    file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    (self.path, self.purpose) = (path, purpose)
    if file >= 0 { return }
    throw failure(errno == EEXIST ? "it exists; name a new file" : SystemFailure().message)
  }

  deinit { close(file) }

  /// Writes a text, with one write if possible, so that a crash can cut off only the last one.
  public func write(_ text: String) throws(CommandFailure) {
    if hasFailed { return }
    do { try writeAll(text, to: file) } catch {
      hasFailed = true
      throw failure(error.message)
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure("cannot \(purpose) \(path.debugDescription): \(reason)", .data)
  }
}
