// Test support: a directory for one test.

public import Foundation

/// A new directory, which is removed when the object is released.
public final class TemporaryDirectory: Sendable {
  public let path: String

  public init() {
    path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// The path of a file in it.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all files in it.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes a file, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String = "file") throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }
}
