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
    didSet { if isNicknameShown && !oldValue { nickname.send(.appeared) } }
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

  /// The contents of the screen.
  var shown: String {
    guard isNicknameShown else {
      let settings = settings.value
      return "you are \(settings.nickname) in \(settings.roomName)"
        + (settings.isRenaming ? " (unsaved)" : "")
    }
    let nickname = nickname.value
    let text = "nickname: '\(nickname.text)'\(nickname.isUnsaved ? " (unsaved)" : ""), "
    let hint = nickname.isLoading ? "loading" : nickname.isSaving ? "saving" : nickname.hint
    return text + "\(nickname.length) characters" + (hint.map { "; \($0)" } ?? "")
  }

  /// Waits for all requests in flight, and returns the contents of the screen. Fails if one of them did.
  func answer() async throws -> String {
    let (asked, isRenaming) = (nickname.value, settings.value.isRenaming)
    await server.release()
    await store.finish()
    let failures = [
      asked.isSaving || asked.isLoading ? nickname.value.message : nil,
      isRenaming ? settings.value.message : nil,
    ].compactMap(\.self)
    if !failures.isEmpty { throw CommandFailure(failures.joined(separator: "; ")) }
    return shown
  }
}
