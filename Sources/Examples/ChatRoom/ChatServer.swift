// Chat room: the server, in memory.

/// A stand-in for a chat server.
///
/// It answers immediately, fails only when told to, and forgets everything when the program ends.
@MainActor
public final class ChatServer {
  private var nickname: String
  /// Whether requests fail.
  public var isFailing = false

  public init(nickname: String) { self.nickname = nickname }

  public var client: ChatClient {
    ChatClient(
      loadNickname: { await self.isFailing ? .failure(.unavailable) : .success(self.nickname) },
      saveNickname: { await self.save(nickname: $0) })
  }

  private func save(nickname: String) -> Result<String, ChatError> {
    if isFailing { return .failure(.unavailable) }
    self.nickname = nickname
    return .success(nickname)
  }
}

/// The requests to the server. A success of a save carries the nickname that was sent.
public struct ChatClient: Sendable {
  public var loadNickname: @Sendable () async -> Result<String, ChatError>
  public var saveNickname: @Sendable (String) async -> Result<String, ChatError>
}

public enum ChatError: String, Error {
  case unavailable = "the server does not answer; try again later"
}
