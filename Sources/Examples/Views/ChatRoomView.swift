// Chat room in SwiftUI: the settings and the nickname.

#if canImport(SwiftUI)
  import ChatRoom
  import ClassicRedux
  import SwiftUI

  /// The settings of the chat room. Each screen has a store of what it shows and sends.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ChatRoomView: View {
    let store: ObservableStore<ChatRoomSettings, ChatRoomSettingsAction>

    var body: some View {
      let settings = store.scope(\.settingsScreen)
      NavigationStack {
        Form {
          TextField(
            "Room name",
            text: settings.binding(get: \.roomName, send: RoomNameAction.roomNameEntered))
          NavigationLink("Nickname: \(settings.nickname)") {
            NicknameView(store: store.scope(\.nicknameScreen))
          }
        }
        .navigationTitle("Chat room")
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct NicknameView: View {
    let store: ObservableStore<NicknameState, NicknameViewAction>

    var body: some View {
      Form {
        TextField(
          "Nickname", text: store.binding(get: \.editedNickname, send: NicknameViewAction.edited))
        Text("\(store.editedNickname.count) of \(NicknameState.limit)")
        if let message = store.message { Text(message) }
        Button("Save") { store.send(.saveTapped) }.disabled(!store.canSave)
        if store.isWaiting { ProgressView() }
      }
      .navigationTitle("Nickname")
      .onAppear { store.send(.appeared) }
    }
  }
#endif
