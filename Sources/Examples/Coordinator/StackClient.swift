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
  /// Keeps the bytes in files. An existing file is replaced completely or not at all.
  public static let file = StackClient(
    save: { @concurrent bytes, path in
      // Otherwise the write would replace a symbolic link instead of the file that it leads to.
      let url = URL(filePath: path).resolvingSymlinksInPath()
      try explaining { try bytes.write(to: url, options: .atomic) }
    },
    load: { @concurrent path in try explaining { try Data(contentsOf: URL(filePath: path)) } })
}

/// Turns the system's errors into messages for the user.
private func explaining<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as CocoaError {
    let isMissing = [.fileNoSuchFile, .fileReadNoSuchFile].contains(error.code)
    throw Refusal(isMissing ? "there is no such file or directory" : error.localizedDescription)
  }
}
