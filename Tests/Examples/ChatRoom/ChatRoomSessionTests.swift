// Random sessions of the chat room, which replay.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import ChatRoom

@MainActor @Suite(.hangLimit) struct ChatRoomSessionTests {
  private let clock = TestClock()

  /// An action as it is encoded, because a `Result` is not `Codable`.
  private enum Coded: Codable {
    case appeared, saveTapped
    case edited(String)
    case named(String)
    case loaded(CodedResult<String>)
    case answered(CodedResult<String>)
    case renamed(CodedResult<String>)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    try await playRandomSession(
      seed: seed, from: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: chatRoomSettingsReducer(client), encoded: encoded, decoded: decoded,
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

  private var client: ChatClient {
    let answer: @Sendable (String) async throws -> Void = { [clock] name in
      try await clock.sleep(for: .milliseconds(30))
      if name == "bad" { throw ChatError("refused") }
    }
    return ChatClient(
      loadNickname: {
        try await answer("Zoe")
        return "Zoe"
      }, saveNickname: answer, saveRoomName: answer)
  }

  private func encoded(_ action: ChatRoomSettingsAction) -> Coded {
    switch action {
    case .nickname(.onAppear): .appeared
    case .nickname(.nicknameChanged(let name)): .edited(name)
    case .nickname(.saveButtonTapped): .saveTapped
    case .nickname(.nicknameLoaded(let result)): .loaded(CodedResult(result))
    case .nickname(.setNicknameResponse(let result)): .answered(CodedResult(result))
    case .roomName(.roomNameEntered(let name)): .named(name)
    case .roomName(.setRoomNameResponse(let result)): .renamed(CodedResult(result))
    }
  }

  private func decoded(_ action: Coded) -> ChatRoomSettingsAction {
    let error: (String) -> ChatError = { ChatError($0) }
    return switch action {
    case .appeared: .nickname(.onAppear)
    case .edited(let name): .nickname(.nicknameChanged(name))
    case .saveTapped: .nickname(.saveButtonTapped)
    case .loaded(let coded): .nickname(.nicknameLoaded(coded.result(error)))
    case .answered(let coded): .nickname(.setNicknameResponse(coded.result(error)))
    case .named(let name): .roomName(.roomNameEntered(name))
    case .renamed(let coded): .roomName(.setRoomNameResponse(coded.result(error)))
    }
  }
}
