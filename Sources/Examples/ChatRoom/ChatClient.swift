// Chat room: what the settings ask of a server.
// SPDX-License-Identifier: MIT

/// The way to the server. What its parts throw is shown to the user as it describes itself.
public struct ChatClient: Sendable {
  /// The nickname as the server has it.
  public var loadNickname: @Sendable () async throws -> String
  /// Returns when the server has taken the nickname.
  public var saveNickname: @Sendable (String) async throws -> Void
  /// Returns when the server has taken the room's name.
  public var saveRoomName: @Sendable (String) async throws -> Void

  public init(
    loadNickname: @escaping @Sendable () async throws -> String,
    saveNickname: @escaping @Sendable (String) async throws -> Void,
    saveRoomName: @escaping @Sendable (String) async throws -> Void
  ) {
    self.loadNickname = loadNickname
    self.saveNickname = saveNickname
    self.saveRoomName = saveRoomName
  }
}

/// Why the server did not do as it was asked, for a user to read.
public struct ChatError: Error, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }

  init(_ error: any Error) { self.init("\(error)") }
}
