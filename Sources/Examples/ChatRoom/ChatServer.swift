// Chat room: a server of one room, in memory.

/// A stand-in for a chat server.
///
/// It answers immediately, fails only when told to, and forgets everything when the program ends.
@MainActor
public final class ChatServer {
  /// The nickname, which another device with the same account may change. No one is notified.
  public var nickname: String
  public private(set) var roomName: String
  /// Whether requests fail.
  public var isFailing = false

  public init(nickname: String, roomName: String) {
    (self.nickname, self.roomName) = (nickname, roomName)
  }

  public var client: ChatClient {
    ChatClient(
      loadNickname: { try await self.answer { $0.nickname } },
      saveNickname: { nickname in try await self.answer { $0.nickname = nickname } },
      saveRoomName: { name in try await self.answer { $0.roomName = name } })
  }

  private func answer<Answer: Sendable>(
    _ body: @MainActor (ChatServer) -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    if isFailing { throw ChatError("the server does not answer; try again later") }
    return body(self)
  }
}

/// The requests to the server. The user sees the descriptions of the errors that they throw.
public struct ChatClient: Sendable {
  public var loadNickname: @Sendable () async throws -> String = { fatalError("unexpected load") }
  public var saveNickname: @Sendable (String) async throws -> Void = { _ in
    fatalError("unexpected save")
  }
  public var saveRoomName: @Sendable (String) async throws -> Void = { _ in
    fatalError("unexpected name")
  }
}

public struct ChatError: Error, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
