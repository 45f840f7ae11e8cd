// A directory for one test.
// SPDX-License-Identifier: MIT

import Foundation

/// A fresh directory that is gone with the object.
final class TemporaryDirectory: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
