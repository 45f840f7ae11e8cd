// Random sessions of the chat room, which replay.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import ChatRoom

@MainActor @Suite(.hangLimit) struct ChatRoomSessionTests {
  private let clock = TestClock()

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    let answer: @Sendable (String) async -> Result<String, ChatError> = { [clock] name in
      try? await clock.sleep(for: .milliseconds(30))
      return name == "bad" ? .failure(.unavailable) : .success(name)
    }
    let client = ChatClient(loadNickname: { await answer("Zoe") }, saveNickname: answer)
    try await playRandomSession(
      seed: seed, from: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: chatRoomSettingsReducer(client),
      pause: { [clock] generator in
        await clock.advance(by: .milliseconds(Int.random(in: 0..<60, using: &generator)))
      },
      next: { _, generator in
        let name = ["Ann", "Bea", "bad", "Cem ", ""].randomElement(using: &generator)!
        let actions: [ChatRoomSettingsAction] = [
          .nickname(.onAppear), .nickname(.nicknameChanged(name)), .nickname(.saveButtonTapped),
          .roomName(.roomNameEntered(name)),
        ]
        return actions.randomElement(using: &generator)!
      })
  }
}
