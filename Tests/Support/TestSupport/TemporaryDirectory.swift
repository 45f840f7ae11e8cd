// A directory for one test.
// SPDX-License-Identifier: MIT

import Foundation

/// A new directory, which is removed when the object is released.
final class TemporaryDirectory: Sendable {
  /// The path of the file that most tests use.
  let file: String
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    file = path + "/favorites.json"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all files in it.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes the file.
  func write(_ text: String, encoding: String.Encoding = .utf8) throws {
    try text.write(toFile: file, atomically: false, encoding: encoding)
  }

  /// The text of the file.
  func text() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  /// Fills it with files that are not regular: a directory that is not empty, a pipe, and a loop of links.
  ///
  /// - Returns: Its path, to which a test appends a name.
  func fillWithObstacles() throws -> String {
    try FileManager.default.createDirectory(
      atPath: path + "/full/inner", withIntermediateDirectories: true)
    mkfifo(path + "/pipe", 0o644)
    symlink("circle", path + "/circle")
    try write("2")
    return path + "/"
  }
}
