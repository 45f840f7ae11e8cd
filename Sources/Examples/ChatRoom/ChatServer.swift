// Chat room: a server of one room, in memory.
// SPDX-License-Identifier: MIT

/// Stands in for a chat server, which a program in a terminal has none of.
///
/// It forgets everything when the program ends. What a real one does by itself it does when told to:
/// fail, and let others wait.
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

  /// How many wait for an answer.
  public var heldCount: Int { held.count }

  /// Whether it refuses what it is asked from now on, that which it holds included.
  public func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }

  /// Answers nothing until ``release()``. A caller that is cancelled meanwhile waits all the same.
  public func hold() { isHolding = true }

  /// Answers what was held, and from now on at once.
  public func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
  }

  /// Changes the nickname as if it was done in the same account elsewhere: it never fails, and
  /// nobody is told.
  public func changeElsewhere(nickname: String) { self.nickname = nickname }

  /// The way to this server.
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
