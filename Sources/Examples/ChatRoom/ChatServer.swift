// Chat room: a server of one room, in memory.
// SPDX-License-Identifier: MIT

/// A stand-in for a chat server.
///
/// It forgets everything when the program ends. It fails or delays its answers only when a test or a command
/// tells it to.
@MainActor
public final class ChatServer {
  /// The nickname, which another device with the same account may change. No one is notified.
  public var nickname: String
  public private(set) var roomName: String
  /// Whether requests fail, including those that are held.
  public var isFailing = false
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []

  public init(nickname: String, roomName: String) {
    (self.nickname, self.roomName) = (nickname, roomName)
  }

  /// Holds all requests until ``release()``, even if a caller is cancelled meanwhile.
  public func hold() { isHolding = true }

  /// Answers the held requests, and answers at once from now on.
  public func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
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
    if isHolding { await withCheckedContinuation { held.append($0) } }
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

  init(_ error: any Error) { self.init("\(error)") }
}
