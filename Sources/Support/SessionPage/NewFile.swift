// A session as a web page: the file to write it to.
// SPDX-License-Identifier: MIT

import Foundation

/// A file that did not exist before, so that nothing is overwritten.
public struct NewFile {
  private let handle: FileHandle
  private let path: String

  /// Creates an empty file.
  ///
  /// - Throws: If the file already exists, or cannot be created.
  public init(path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure(
        message: errno == EEXIST ? "it exists; name a new file" : String(cString: strerror(errno)))
    }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes the text. If that fails, the file is removed, because it would be incomplete.
  public func write(_ text: String) throws(Failure) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch {
      unlink(path)
      throw Failure(message: error.localizedDescription)
    }
  }

  /// Why a file could not be created or written.
  public struct Failure: Error {
    public let message: String
  }
}
