// Session page: the file of a page.
// SPDX-License-Identifier: MIT

import Foundation

/// A file that does not exist before it is written, so that nothing is overwritten.
public struct NewFile {
  private let path: String

  /// Names a file to write later.
  ///
  /// - Throws: If the file already exists, or could not be created.
  public init(path: String) throws(Failure) {
    self.path = path
    close(try create())
    unlink(path)
  }

  /// Writes the whole text, or else leaves no file.
  public func write(_ text: String) throws(Failure) {
    let handle = FileHandle(fileDescriptor: try create(), closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      unlink(path)
      throw Failure(message: error.localizedDescription)
    }
  }

  private func create() throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if descriptor >= 0 { return descriptor }
    throw Failure(
      message: errno == EEXIST ? "it exists; name a new file" : String(cString: strerror(errno)))
  }

  /// Why a file could not be created or written.
  public struct Failure: Error {
    public let message: String
  }
}
