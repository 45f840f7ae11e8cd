// The settings of a chat room: two screens, and a name that may be unsaved.

import ChatRoom
import ClassicRedux
import LineMode

@MainActor
func chatRoom(_ flags: Flags) -> LineMode {
  let server = ChatServer(nickname: "Ann")
  func trace(_ line: String) { if flags["--trace"] != nil { complain(line) } }
  let store = Store(
    value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
    reducer: tracing(chatRoomSettingsReducer(server.client), printer: trace))
  let (settings, nickname) = (store.scope().settingsScreen, store.scope().nicknameScreen)
  var isOpen = false

  func tap<State, ViewAction>(_ screen: ScopedStore<State, ViewAction>, _ action: ViewAction) {
    trace("view action: \(traced(action))")
    screen.send(action)
  }
  func shown() -> Shown {
    let (room, name) = (settings.value, nickname.value)
    if !isOpen { return Shown(screens: ["you are \(room.nickname) in \(room.roomName)"]) }
    let (text, unsaved) = (name.editedNickname, name.isChanged ? " (unsaved)" : "")
    let message = name.message.map { "; \($0)" } ?? ""
    let length = "\(text.count) of \(NicknameState.limit) characters"
    return Shown(screens: ["nickname: '\(text)'\(unsaved), \(length)\(message)"]) {
      tap(nickname, .appeared)
    }
  }

  return LineMode(
    example: "chat-room",
    "Your nickname in a chat room and the room's name, on a server that can fail.",
    try: "open, nickname Bea, save, close; then open, fail, nickname Cleo, save.",
    store, shown: shown,
    [
      Choice("room NAME", "rename the room", on: "you") { tap(settings, .roomNameEntered($0)) },
      Choice("open", "open the nickname screen, which loads it", on: "you") { _ in isOpen = true },
      Choice("nickname NAME", "edit it", on: "nickname") { tap(nickname, .edited($0)) },
      Choice("save", "save it", on: "nickname") { _ in tap(nickname, .saveTapped) },
      Choice("close", "go back; cancels nothing", on: "nickname") { _ in isOpen = false },
      Choice("fail", "make the server fail, or work again") { _ in server.isFailing.toggle() },
    ])
}
