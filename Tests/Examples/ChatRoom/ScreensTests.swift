// The view states and view actions of the screens, and when the screens are notified.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import Testing

@MainActor @Suite struct ScreensTests {
  let store = Store(
    value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
    reducer: chatRoomSettingsReducer(ChatServer(nickname: "Ann", roomName: "Lobby").client),
    isolation: MainActor.shared)

  @Test func theSettingsAreNotifiedOfASaveButNotOfAnEdit() async {
    var notifications: [String] = []
    let token = store.scope().settingsScreen.observeChanges { notifications.append($0.nickname) }
    for text in ["A", "", "B", "Be", "Bea"] { store.send(.nickname(.nicknameChanged(text))) }
    store.send(.nickname(.saveButtonTapped))
    await store.finish()
    #expect(notifications == ["Bea"])
    withExtendedLifetime(token) {}
  }

  @Test func theNicknameScreenShowsWhatToFix() {
    var state = NicknameState(nickname: "Ann")
    #expect(!NicknameViewState(state).isSaveEnabled)
    #expect(!NicknameViewState(state).isUnsaved)
    #expect(NicknameViewState(state).hint == nil)
    state.editedNickname = "👩‍👩‍👧‍👦"
    #expect(NicknameViewState(state).isSaveEnabled)
    #expect(NicknameViewState(state).isUnsaved)
    #expect(NicknameViewState(state).length == "1 of 20")
    state.isSaving = true
    #expect(!NicknameViewState(state).isSaveEnabled)
    state.editedNickname = " "
    #expect(NicknameViewState(state).hint == "the nickname has no visible character")
  }
}
