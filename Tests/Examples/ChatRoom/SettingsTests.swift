// The settings of a room: what two requests at once do, and what the screens see. A session shows the rest.

import ClassicRedux
import Stage5Testing
import TestSupport
import Testing

@testable import ChatRoom

@MainActor @Suite struct SettingsTests {
  private let clock = TestClock()

  private func store(
    _ client: ChatClient
  ) -> TestStore<ChatRoomSettings, ChatRoomSettingsAction> {
    TestStore(
      value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: chatRoomSettingsReducer(client))
  }

  @Test(
    arguments: [
      ("Zoë", nil), ("이름", nil), ("👩‍👩‍👧‍👦", nil), ("ann", nil),
      ("", "has no visible character"), ("\u{3000}", "has no visible character"),
      ("Ann", "is already the name"),
      (String(repeating: "👩‍👩‍👧‍👦", count: 20), nil),
      (String(repeating: "👩‍👩‍👧‍👦", count: 21), "has more than 20 characters"),
    ] as [(String, String?)])
  func aNameHasAProblemOrNone(name: String, expected: String?) {
    #expect(problem(with: name, after: "Ann") == expected)
  }

  /// The save also cancels a load, whose answer could be older.
  @Test func aSaveStoresTheSentNameAndIgnoresALaterOneMeanwhile() async {
    let store = store(
      ChatClient(
        loadNickname: { [clock] in
          try await clock.sleep(for: .seconds(2))
          return "Ann"
        }, saveNickname: { [clock] _ in try await clock.sleep(for: .seconds(1)) }))
    store.send(.nickname(.onAppear)) { $0.nickname.isLoading = true }
    store.send(.nickname(.nicknameChanged("Bea"))) { $0.nickname.editedNickname = "Bea" }
    store.send(.nickname(.saveButtonTapped)) {
      $0.nickname.isLoading = false
      $0.nickname.isSaving = true
    }
    store.send(.nickname(.onAppear))
    store.send(.nickname(.nicknameChanged("Bee"))) { $0.nickname.editedNickname = "Bee" }
    store.send(.nickname(.saveButtonTapped))
    #expect(store.effectsInFlight == 1)
    await clock.waitForSleepers(1)
    await clock.run()
    await store.receive(.nickname(.setNicknameResponse(.success("Bea")))) {
      $0.nickname.isSaving = false
      $0.nickname.nickname = "Bea"
    }
    await store.finish()
  }

  @Test func aRefusedNameIsRestoredAndASecondOneMeanwhileIgnored() async {
    let refused = ChatError("refused")
    let store = store(ChatClient(saveRoomName: { _ in throw refused }))
    store.send(.roomName(.roomNameEntered("Kitchen"))) {
      $0.roomName.roomName = "Kitchen"
      $0.roomName.nameBefore = "Lobby"
    }
    store.send(.roomName(.roomNameEntered("Garden")))
    await store.receive(.roomName(.setRoomNameResponse(.failure(refused)))) {
      $0.roomName = RoomNameState(roomName: "Lobby")
      $0.roomName.message = "refused"
    }
    await store.finish()
  }

  @Test func theSettingsAreNotifiedOfASaveButNotOfAnEdit() async {
    let store = Store(
      value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: chatRoomSettingsReducer(ChatServer(nickname: "Ann", roomName: "Lobby").client),
      isolation: MainActor.shared)
    var notifications: [String] = []
    let token = store.scope().settingsScreen.observeChanges { notifications.append($0.nickname) }
    for text in ["A", "", "B", "Be", "Bea"] { store.send(.nickname(.nicknameChanged(text))) }
    store.send(.nickname(.saveButtonTapped))
    await store.finish()
    #expect(notifications == ["Bea"])
    withExtendedLifetime(token) {}
  }

  @Test func theNicknameScreenSaysWhetherItCanBeSaved() {
    var state = NicknameState(nickname: "Ann")
    #expect(!NicknameViewState(state).isSaveEnabled)
    state.editedNickname = "Bea"
    #expect(NicknameViewState(state).isSaveEnabled)
    state.isSaving = true
    #expect(!NicknameViewState(state).isSaveEnabled)
  }
}
