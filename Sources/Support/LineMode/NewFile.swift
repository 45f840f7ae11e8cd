// Line mode: files that are new.
// SPDX-License-Identifier: MIT

import Foundation
public import TerminalUI

/// A file that does not exist before it is written, so that nothing is overwritten.
public struct NewFile {
  private let path: String

  /// Names a file to write later.
  ///
  /// - Throws: If the file already exists, or could not be created.
  public init(path: String) throws(CommandFailure) {
    self.path = path
    close(try NewFile.create(path).number)
    unlink(path)
  }

  /// Writes the whole text, or else leaves no file.
  public func write(_ text: String) throws(CommandFailure) {
    let file = try NewFile.create(path)
    defer { close(file.number) }
    if file.write(text) { return }
    let reason = SystemFailure().message
    unlink(path)
    throw CommandFailure("cannot write \(path.debugDescription): \(reason)", .inputOrOutput)
  }

  /// Creates a file to which each write appends.
  ///
  /// - Parameter verb: What the program wants to do, for the failure.
  public static func create(
    _ path: String, to verb: String = "write"
  ) throws(CommandFailure) -> FileDescriptor {
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if number >= 0 { return FileDescriptor(number: number) }
    let reason = errno == EEXIST ? "it exists; name a new file" : SystemFailure().message
    throw CommandFailure("cannot \(verb) \(path.debugDescription): \(reason)", .cannotCreate)
  }
}
