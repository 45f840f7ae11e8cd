// Chat room: a server of one room, in memory.
// SPDX-License-Identifier: MIT

/// A stand-in for a chat server.
///
/// It forgets everything when the program ends. It fails or delays its answers only when a test or a command
/// tells it to.
public actor ChatServer {
  public private(set) var nickname: String
  public private(set) var roomName: String
  private var isFailing = false
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []

  public init(nickname: String, roomName: String) {
    self.nickname = nickname
    self.roomName = roomName
  }

  /// Makes requests fail from now on, including those that are held.
  public func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }

  /// Holds all requests until ``release()``, even if a caller is cancelled meanwhile.
  public func hold() { isHolding = true }

  /// Answers the held requests, and answers at once from now on.
  public func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
  }

  /// Changes the nickname as if on another device with the same account. It never fails, and no one is notified.
  public func changeElsewhere(nickname: String) { self.nickname = nickname }

  /// A client for this server.
  public nonisolated var client: ChatClient {
    ChatClient(
      loadNickname: { try await self.answer { $0.nickname } },
      saveNickname: { nickname in try await self.answer { $0.nickname = nickname } },
      saveRoomName: { name in try await self.answer { $0.roomName = name } })
  }

  private func answer<Answer: Sendable>(
    _ body: @Sendable (isolated ChatServer) -> Answer
  ) async throws -> Answer {
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try Task.checkCancellation()
    if isFailing { throw ChatError("the server does not answer; try again later") }
    return body(self)
  }
}
