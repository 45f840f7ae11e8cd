// Chat room in SwiftUI: the settings and the nickname.

#if canImport(SwiftUI)
  public import ChatRoom
  public import ClassicRedux
  public import SwiftUI

  /// The settings of the chat room. Each screen sees its own view state and sends its own view actions.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct ChatRoomView: View {
    private let store: ObservableStore<ChatRoomSettings, ChatRoomSettingsAction>

    public init(store: ObservableStore<ChatRoomSettings, ChatRoomSettingsAction>) {
      self.store = store
    }

    public var body: some View {
      let settings = store.scope(\.settingsScreen)
      NavigationStack {
        Form {
          RoomNameField(store: settings)
          NavigationLink("Nickname: \(settings.nickname)") {
            NicknameView(store: store.scope(\.nicknameScreen))
          }
        }
        .navigationTitle("Chat room")
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct RoomNameField: View {
    private let store: ObservableStore<SettingsViewState, SettingsViewAction>
    // Sent to the store when the user submits it.
    @State private var name = ""

    init(store: ObservableStore<SettingsViewState, SettingsViewAction>) { self.store = store }

    var body: some View {
      TextField("Room name", text: $name)
        .onChange(of: store.roomName, initial: true) { _, roomName in name = roomName }
        .onSubmit { store.send(.roomNameEntered(name)) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct NicknameView: View {
    let store: ObservableStore<NicknameViewState, NicknameViewAction>

    var body: some View {
      Form {
        TextField("Nickname", text: store.binding(get: \.text, send: NicknameViewAction.edited))
        Text(store.length)
        if let message = store.message { Text(message) }
        Button("Save") { store.send(.saveTapped) }.disabled(!store.isSaveEnabled)
        if store.isBusy { ProgressView() }
      }
      .navigationTitle("Nickname")
      .onAppear { store.send(.appeared) }
    }
  }
#endif
