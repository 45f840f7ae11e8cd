// The two screens of the chat room's settings, one of which is shown.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import Foundation
import LineMode

@MainActor
final class ChatRoomSession {
  let server = ChatServer(nickname: "Ann", roomName: "Lobby")
  private(set) lazy var store = Store(
    value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
    reducer: tracing(chatRoomSettingsReducer(server.client)) { [weak self] in self?.trace($0) },
    isolation: MainActor.shared)
  var isTracing = false
  /// Whether the nickname screen is open. It sends `appeared` whenever it is opened.
  var isNicknameShown = false {
    didSet { if isNicknameShown { nickname.send(.appeared) } }
  }

  var settings: ScopedStore<SettingsViewState, SettingsViewAction> {
    store.scope().settingsScreen.scope(value: \.self) { self.traced($0) }
  }

  var nickname: ScopedStore<NicknameViewState, NicknameViewAction> {
    store.scope().nicknameScreen.scope(value: \.self) { self.traced($0) }
  }

  private func traced<ViewAction>(_ action: ViewAction) -> ViewAction {
    trace("view action: \(ChatRoom.traced(action))")
    return action
  }

  private func trace(_ line: String) {
    if isTracing { FileHandle.standardError.write(Data("\(line.printable)\n".utf8)) }
  }

  func settingsShown() throws(CommandFailure)
    -> ScopedStore<SettingsViewState, SettingsViewAction>
  {
    if isNicknameShown { throw CommandFailure("the nickname screen is open; close closes it") }
    return settings
  }

  func nicknameShown() throws(CommandFailure)
    -> ScopedStore<NicknameViewState, NicknameViewAction>
  {
    guard isNicknameShown else {
      throw CommandFailure("the nickname screen is not open; open opens it")
    }
    return nickname
  }

  /// The contents of the screen.
  var shown: String {
    guard isNicknameShown else {
      let settings = settings.value
      return "you are \(settings.nickname) in \(settings.roomName)"
        + (settings.isRenaming ? " (unsaved)" : "")
    }
    let nickname = nickname.value
    let text = "nickname: '\(nickname.text)'\(nickname.isUnsaved ? " (unsaved)" : ""), "
    let hint = nickname.isLoading ? "loading" : nickname.hint
    return text + "\(nickname.length) characters" + (hint.map { "; \($0)" } ?? "")
  }

  // The server answers at once, so it holds requests of background commands.
  func answer(to call: Call, orSay begun: String) async throws(CommandFailure) -> String {
    if !call.isInBackground { return try await answers() }
    return "\(begun); wait waits for the server"
  }

  /// Waits for all requests in flight, and returns the server's answers.
  func answers() async throws(CommandFailure) -> String {
    let (asked, renames) = (nickname.value, settings.value.isRenaming)
    await server.release()
    await store.finish()
    let failures = [
      asked.isSaving || asked.isLoading ? nickname.value.message : nil,
      renames ? settings.value.message : nil,
    ]
    if failures.contains(where: { $0 != nil }) {
      throw CommandFailure(failures.compactMap(\.self).joined(separator: "; "))
    }
    var lines: [String] = []
    if asked.isSaving { lines.append("your nickname is now \(settings.value.nickname)") }
    if asked.isLoading { lines.append("your nickname is \(settings.value.nickname)") }
    if renames { lines.append("the room's name is now \(settings.value.roomName)") }
    return lines.isEmpty ? "nothing is in flight" : lines.joined(separator: "; ")
  }
}
