// Coordinator: keeps the stack between sessions.
// SPDX-License-Identifier: MIT

public import Foundation

/// Keeps bytes at a path.
public struct StackClient: Sendable {
  public var save: @Sendable (_ bytes: Data, _ path: String) async throws -> Void
  public var load: @Sendable (_ path: String) async throws -> Data

  public init(
    save: @escaping @Sendable (_ bytes: Data, _ path: String) async throws -> Void,
    load: @escaping @Sendable (_ path: String) async throws -> Data
  ) {
    self.save = save
    self.load = load
  }
}

extension StackClient {
  /// Keeps the bytes in regular files of at most 1 MiB. An existing file is replaced completely or not at all.
  public static let file = StackClient(
    save: { @concurrent bytes, path in
      try explaining {
        // Otherwise the write would replace a symbolic link instead of the file that it leads to.
        let url = try url(path).resolvingSymlinksInPath()
        if FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) {
          try checkIsRegular(url)
        }
        try bytes.write(to: url, options: .atomic)
      }
    },
    load: { @concurrent path in
      try explaining {
        let url = try url(path).resolvingSymlinksInPath()
        try checkIsRegular(url)
        return try Data(contentsOf: url)
      }
    })
}

private func url(_ path: String) throws -> URL {
  guard !path.isEmpty && !path.utf8.contains(0) else {
    throw Refusal("a file cannot have that path")
  }
  return URL(filePath: path)
}

// Reading a pipe would wait, and a device may have no end.
private func checkIsRegular(_ url: URL) throws {
  let attributes = try FileManager.default.attributesOfItem(
    atPath: url.path(percentEncoded: false))
  guard attributes[.type] as? FileAttributeType == .typeRegular else {
    throw Refusal("it is not a regular file")
  }
  guard let size = attributes[.size] as? Int, size <= 1 << 20 else {
    throw Refusal("it is larger than 1 MiB")
  }
}

/// Turns the system's errors into messages for the user.
private func explaining<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as CocoaError {
    throw switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: Refusal("there is no such file or directory")
    case .fileReadNoPermission, .fileWriteNoPermission: Refusal("permission denied")
    case .fileReadInvalidFileName, .fileWriteInvalidFileName:
      Refusal("a file cannot have that path")
    case .fileWriteOutOfSpace: Refusal("the disk is full")
    default: Refusal(error.localizedDescription)
    }
  }
}
