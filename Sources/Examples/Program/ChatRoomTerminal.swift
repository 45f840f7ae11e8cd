// The settings of a chat room on a terminal: two screens, and a name that may be unsaved.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import TerminalScreens
import TerminalUI

@MainActor
final class ChatRoomTerminal: TerminalApp {
  let session: ChatRoomSession
  private var token: ObserverToken?
  private var serverFails = false

  init(_ session: ChatRoomSession) { self.session = session }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    token = session.store.observe { _ in changed() }
  }

  private var showsNickname: Bool { session.isNicknameShown }
  private var settings: ScopedStore<SettingsViewState, SettingsViewAction> { session.settings }
  private var nickname: ScopedStore<NicknameViewState, NicknameViewAction> { session.nickname }

  var page: Page {
    let (settings, nickname) = (settings.value, nickname.value)
    let rows = showsNickname ? nicknameRows(nickname) : settingsRows(settings)
    let message = showsNickname ? nickname.message : settings.message
    return Page(
      title: "Chat room",
      tabs: [
        Page.Tab(key: "1", name: "Settings", isShown: !showsNickname),
        Page.Tab(
          key: "2", name: "Nickname", detail: isUnsaved ? "●" : "", isShown: showsNickname),
      ], corner: serverFails ? " the server fails " : "",
      hints: (showsNickname
        ? [("Enter", "edit"), ("s", "save"), ("z", "discard the edit"), ("Esc", "back")]
        : [("r", "rename"), ("n", "your nickname")])
        + [("Tab", "other screen"), ("f", serverFails ? "repair the server" : "break the server")],
      status: message.map(problemLine)
    ) { _, height in
      spaced(rows.map { Line("   " + $0.padded(to: 14), .dim) + $1 }, height: height)
    }
  }

  var otherKeys: [Page.Hint] {
    [("1 2", "settings, nickname")] + (showsNickname ? [("e", "edit")] : [("Enter", "rename")])
  }

  private var isUnsaved: Bool { session.store.value.nickname.isChanged }

  private func settingsRows(_ settings: SettingsViewState) -> [(String, Line)] {
    [
      ("You are", Line(settings.nickname, .accent)),
      (
        "in the room",
        Line(settings.roomName, .accent) + Line(settings.isRenaming ? "  saving …" : "", .dim)
      ),
    ]
  }

  private func nicknameRows(_ nickname: NicknameViewState) -> [(String, Line)] {
    let state =
      nickname.isSaving
      ? "saving …" : nickname.isLoading ? "loading …" : isUnsaved ? "not saved" : "saved"
    return [
      ("Nickname", Line(nickname.text, .accent) + Line("  " + nickname.length, .dim)),
      (
        "It is",
        Line((isUnsaved ? "● " : "") + state, isUnsaved ? Style(foreground: .yellow) : .plain)
      ),
      ("Elsewhere", Line("others see \(settings.value.nickname)", .dim)),
    ] + (nickname.hint.map { [("", Line($0, Style(foreground: .yellow)))] } ?? [])
  }

  func press(_ key: Key) -> Reaction {
    switch key {
    case .tab, .backTab: session.isNicknameShown.toggle()
    case .character("1"): session.isNicknameShown = false
    case .character("2"), .character("n"): session.isNicknameShown = true
    case .escape where showsNickname: session.isNicknameShown = false
    case .character("f"):
      serverFails.toggle()
      Task { [session, serverFails] in await session.server.setFailing(serverFails) }
    case .enter where showsNickname, .character("e") where showsNickname:
      return .ask("your nickname:", text: nickname.value.text) { [self] in
        nickname.send(.edited($0))
      }
    case .enter, .character("r"):
      return .ask("the room's name:", text: settings.value.roomName) { [self] in
        settings.send(.roomNameEntered($0))
      }
    case .character("s") where showsNickname: nickname.send(.saveTapped)
    case .character("z") where showsNickname: nickname.send(.edited(settings.value.nickname))
    default: return .unknownKey
    }
    return .done
  }
}
