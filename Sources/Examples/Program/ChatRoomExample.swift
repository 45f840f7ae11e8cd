// The settings of a chat room: two screens, and a name that may be unsaved.

import ChatRoom
import ClassicRedux
import LineMode

@MainActor
func chatRoom() -> Example {
  let server = ChatServer(nickname: "Ann", roomName: "Lobby")
  var isTracing = false
  func trace(_ line: String) { if isTracing { complain(line) } }
  func traceTap<ViewAction>(_ action: ViewAction) -> ViewAction {
    trace("view action: \(ChatRoom.traced(action))")
    return action
  }
  let store = Store(
    value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
    reducer: tracing(chatRoomSettingsReducer(server.client)) { trace($0) })
  let settings = store.scope().settingsScreen.scope(value: \.self) { traceTap($0) }
  let nickname = store.scope().nicknameScreen.scope(value: \.self) { traceTap($0) }
  /// Whether the nickname screen is open. It sends `appeared` whenever it is opened.
  var isOpen = false { didSet { if isOpen { nickname.send(.appeared) } } }

  func shown() -> String {
    let (room, name) = (settings.value, nickname.value)
    if !isOpen {
      return "you are \(room.nickname) in \(room.roomName)\(room.isRenaming ? " (unsaved)" : "")"
    }
    let hint = name.isLoading ? "loading" : name.isSaving ? "saving" : name.hint
    return "nickname: '\(name.text)'\(name.isUnsaved ? " (unsaved)" : ""), "
      + "\(name.length) characters" + (hint.map { "; \($0)" } ?? "")
  }

  let introduction = """
    Your nickname in a chat room, and the room's name, on a server that takes its time.
    Try: open, nickname Bea, save, close, room Kitchen; then fail, and the same again.
    """
  var example = Example("chat-room", introduction, store) {
    [
      Choice("room TEXT", "rename the room", if: !isOpen) { settings.send(.roomNameEntered($0)) },
      Choice("open", "open the nickname screen, which loads it", if: !isOpen) { _ in isOpen = true
      },
      Choice("nickname [TEXT]", "edit your nickname", if: isOpen) {
        nickname.send(.edited($0))
        return shown()
      },
      Choice("save", "save the edited nickname", if: isOpen) { _ in nickname.send(.saveTapped) },
      Choice("close", "go back, without cancelling anything", if: isOpen) { _ in
        isOpen = false
        return shown()
      },
      Choice("fail", "make the server fail, or work again") { _ in
        server.isFailing.toggle()
        return "the server \(server.isFailing ? "fails" : "works") from now on"
      },
    ]
  }
  example.shown = shown
  example.problem = { isOpen ? nickname.value.message : settings.value.message }
  example.flags = [("--trace", "print each step")]
  example.begin = { isTracing = $0["--trace"] != nil }
  return example
}
