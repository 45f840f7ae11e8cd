// Chat room: the requests to the server.
// SPDX-License-Identifier: MIT

/// The requests to the server. The user sees the descriptions of the errors that they throw.
public struct ChatClient: Sendable {
  /// Returns the nickname on the server.
  public var loadNickname: @Sendable () async throws -> String
  /// Saves the nickname on the server.
  public var saveNickname: @Sendable (String) async throws -> Void
  /// Saves the name of the room on the server.
  public var saveRoomName: @Sendable (String) async throws -> Void

  public init(
    loadNickname: @escaping @Sendable () async throws -> String,
    saveNickname: @escaping @Sendable (String) async throws -> Void,
    saveRoomName: @escaping @Sendable (String) async throws -> Void
  ) {
    (self.loadNickname, self.saveNickname) = (loadNickname, saveNickname)
    self.saveRoomName = saveRoomName
  }
}

/// The reason why a request failed, for the user to read.
public struct ChatError: Error, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }

  init(_ error: any Error) { self.init("\(error)") }
}
