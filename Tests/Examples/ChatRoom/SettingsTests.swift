// The settings of a room: what two requests at once do, and what the screens see.

import ClassicRedux
import Stage5Testing
import TestSupport
import Testing

@testable import ChatRoom

@MainActor @Suite struct SettingsTests {
  private let clock = TestClock()

  @Test func aSaveStoresTheSentNameAndIgnoresLaterRequestsMeanwhile() async {
    let client = ChatClient(
      loadNickname: { .success("Zoe") },
      saveNickname: { [clock] name in
        try? await clock.sleep(for: .seconds(1))
        return .success(name)
      })
    let store = TestStore(
      value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: chatRoomSettingsReducer(client))
    store.send(.nickname(.nicknameChanged("Bea"))) { $0.nickname.editedNickname = "Bea" }
    store.send(.nickname(.saveButtonTapped)) { $0.nickname.isWaiting = true }
    store.send(.nickname(.onAppear))
    store.send(.nickname(.nicknameChanged("Bee"))) { $0.nickname.editedNickname = "Bee" }
    store.send(.nickname(.saveButtonTapped))
    #expect(store.effectsInFlight == 1)
    await clock.waitForSleepers(1)
    await clock.run()
    await store.receive(.nickname(.setNicknameResponse(.success("Bea")))) {
      $0.nickname.isWaiting = false
      $0.nickname.nickname = "Bea"
    }
    store.send(.nickname(.onAppear)) { $0.nickname.isWaiting = true }
    await store.receive(.nickname(.nicknameLoaded(.success("Zoe")))) {
      $0.nickname.isWaiting = false
      $0.nickname.nickname = "Zoe"
    }
    await store.finish()
  }

  @Test func theSettingsAreNotifiedOfASaveButNotOfAnEdit() async {
    let store = Store(
      value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: chatRoomSettingsReducer(ChatServer(nickname: "Ann").client),
      isolation: MainActor.shared)
    var notifications: [String] = []
    let token = store.scope().settingsScreen.observeChanges { notifications.append($0.nickname) }
    for text in ["A", "", "B", "Be", "Bea"] { store.send(.nickname(.nicknameChanged(text))) }
    store.send(.nickname(.saveButtonTapped))
    await store.finish()
    #expect(notifications == ["Bea"])
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [
    ("Ann", false), ("", false), ("Zoë", true), (String(repeating: "👩‍👩‍👧‍👦", count: 20), true),
    (String(repeating: "👩‍👩‍👧‍👦", count: 21), false),
  ])
  func onlyAnotherNameOf20CharactersCanBeSavedOnce(text: String, canBeSaved: Bool) {
    var state = NicknameState(nickname: "Ann")
    state.editedNickname = text
    #expect(state.canSave == canBeSaved)
    state.isWaiting = true
    #expect(!state.canSave)
  }
}
