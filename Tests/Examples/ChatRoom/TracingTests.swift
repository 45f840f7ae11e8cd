// The trace of the loop.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import Testing

@MainActor @Suite struct TracingTests {
  @Test func theLoopIsTracedUntilNoEffectIsLeft() async {
    let lines = Lines()
    let client = ChatServer(nickname: "Ann", roomName: "Lobby").client
    let store = Store(
      value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: tracing(chatRoomSettingsReducer(client)) { lines.all.append($0) },
      isolation: MainActor.shared)
    store.send(.nickname(.nicknameChanged("Bea")))
    store.send(.nickname(.saveButtonTapped))
    await store.finish()
    #expect(
      lines.all == [
        #"reducer: .nickname(.nicknameChanged("Bea"))"#,
        "reducer: .nickname(.saveButtonTapped), starts an effect",
        #"effect: sends .nickname(.setNicknameResponse(.success("Bea")))"#,
        #"reducer: .nickname(.setNicknameResponse(.success("Bea")))"#,
      ])
    #expect(store.value.nickname.nickname == "Bea")
  }

  private final class Lines { var all: [String] = [] }
}
