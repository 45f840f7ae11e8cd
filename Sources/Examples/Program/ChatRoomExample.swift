// The settings of a chat room: two screens, and a name that may be unsaved.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import Foundation
import LineMode
import TerminalUI

@MainActor
final class ChatRoomExample: Example {
  let name = "chat-room"
  let summary = "Your nickname in a chat room, and the room's name."
  var changed: () -> Void = {}
  private let server = ChatServer(nickname: "Ann", roomName: "Lobby")
  private lazy var store = {
    let store = Store(
      value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"),
      reducer: tracing(chatRoomSettingsReducer(server.client)) { [unowned self] in trace($0) },
      isolation: MainActor.shared)
    token = store.observe { [unowned self] _ in changed() }
    return store
  }()
  private var token: ObserverToken?
  private var isTracing = false
  /// Whether the nickname screen is open. It sends `appeared` whenever it is opened.
  private var showsNickname = false {
    didSet { if showsNickname && !oldValue { nickname.send(.appeared) } }
  }

  var options: [Option] {
    [
      Option("--trace", summary: "print each step of an action to standard error") { [self] _ in
        isTracing = true
      }
    ]
  }

  var state: Any { store.value }
  var effectsInFlight: Int { store.effectsInFlight }
  // The server answers at once, so it holds the requests of background commands.
  func hold() { server.hold() }

  func finish() async {
    server.release()
    await store.finish()
  }

  private var settings: ScopedStore<SettingsViewState, SettingsViewAction> {
    store.scope().settingsScreen.scope(value: \.self) { self.traced($0) }
  }

  private var nickname: ScopedStore<NicknameViewState, NicknameViewAction> {
    store.scope().nicknameScreen.scope(value: \.self) { self.traced($0) }
  }

  private func traced<ViewAction>(_ action: ViewAction) -> ViewAction {
    trace("view action: \(ChatRoom.traced(action))")
    return action
  }

  private func trace(_ line: String) {
    if isTracing {
      try? FileHandle.standardError.write(contentsOf: Data("\(line.printable)\n".utf8))
    }
  }

  var shown: String {
    let (settings, nickname) = (settings.value, nickname.value)
    guard showsNickname else {
      return "you are \(settings.nickname) in \(settings.roomName)"
        + (settings.isRenaming ? " (unsaved)" : "")
    }
    let hint = nickname.isLoading ? "loading" : nickname.isSaving ? "saving" : nickname.hint
    return "nickname: '\(nickname.text)'\(nickname.isUnsaved ? " (unsaved)" : ""), "
      + "\(nickname.length) characters" + (hint.map { "; \($0)" } ?? "")
  }

  var problem: String? { showsNickname ? nickname.value.message : settings.value.message }

  var choices: [Choice] {
    let isOpen = showsNickname
    return [
      Choice(
        "room TEXT", "rename the room, on the settings screen", keys: "r Enter",
        isOpen ? nil : "rename", .answer("the room's name:", text: settings.value.roomName)
      ) { [self] name in
        if isOpen { throw CommandFailure("the nickname screen is open; close closes it") }
        if settings.value.isRenaming { throw inFlight("a new name of the room") }
        settings.send(.roomNameEntered(name))
      },
      Choice(
        "open", "open the nickname screen, which loads it", keys: "n 2 Tab",
        isOpen ? nil : "your nickname"
      ) { [self] _ in
        if isOpen { throw CommandFailure("the nickname screen is open; close closes it") }
        showsNickname = true
      },
      Choice(
        "nickname [TEXT]", "edit your nickname without saving it", keys: "Enter e",
        isOpen ? "edit" : nil, .answer("your nickname:", text: nickname.value.text)
      ) { [self] text in
        try requireNickname()
        nickname.send(.edited(text))
        return shown
      },
      Choice("save", "save the edited nickname", keys: "s", isOpen ? "save" : nil) { [self] _ in
        try requireNickname()
        if nickname.value.isSaving { throw inFlight("a save of your nickname") }
        nickname.send(.saveTapped)
      },
      Choice("", keys: "z", isOpen ? "discard the edit" : nil) { [self] _ in
        nickname.send(.edited(settings.value.nickname))
      },
      Choice(
        "close", "go back to the settings, without cancelling anything", keys: "Esc 1 Tab",
        isOpen ? "back" : nil
      ) { [self] _ in
        try requireNickname()
        showsNickname = false
        return shown
      },
      Choice(
        "fail on|off", "make the server fail, or work again", keys: "f",
        server.isFailing ? "repair the server" : "break the server",
        .fixed(server.isFailing ? "off" : "on")
      ) { [self] argument in
        server.isFailing = try Choice.isOn(argument)
        return server.isFailing ? "the server fails from now on" : "the server works from now on"
      },
      Choice("elsewhere TEXT", "change your nickname as from another phone") { [self] text in
        if let problem = ChatRoom.problem(with: text, after: server.nickname) {
          throw CommandFailure("the nickname \(problem)")
        }
        server.nickname = text
        return "the server has '\(text)' now; the nickname screen loads it when it opens"
      },
      Choice("show", "show the screen") { [self] _ in shown },
      Choice("wait", "wait for the server, and show the screen") { _ in },
    ]
  }

  private func requireNickname() throws {
    if !showsNickname { throw CommandFailure("the nickname screen is not open; open opens it") }
  }

  private func inFlight(_ what: String) -> CommandFailure {
    CommandFailure("\(what) is in flight; wait waits for the server")
  }

  func page(list: @escaping (Int, Int) -> [Line]) -> Page {
    let (settings, nickname) = (settings.value, nickname.value)
    let isUnsaved = nickname.isUnsaved
    let yellow = Style(foreground: .yellow)
    let saved =
      nickname.isSaving
      ? "saving …" : nickname.isLoading ? "loading …" : isUnsaved ? "not saved" : "saved"
    let rows: [(String, Line)] =
      showsNickname
      ? [
        ("Nickname", Line(nickname.text, .accent) + Line("  " + nickname.length, .dim)),
        ("It is", isUnsaved ? Line("● " + saved, yellow) : Line(saved)),
        ("Elsewhere", Line("others see \(settings.nickname)", .dim)),
        ("", Line(nickname.hint ?? "", yellow)),
      ]
      : [
        ("You are", Line(settings.nickname, .accent)),
        (
          "in the room",
          Line(settings.roomName, .accent) + Line(settings.isRenaming ? "  saving …" : "", .dim)
        ),
      ]
    return Page(
      title: "Chat room",
      tabs: [
        Page.Tab(key: "1", name: "Settings", isShown: !showsNickname),
        Page.Tab(key: "2", name: "Nickname", detail: isUnsaved ? "●" : "", isShown: showsNickname),
      ], corner: server.isFailing ? " the server fails " : ""
    ) { _, height in
      spaced(rows.map { Line("   " + $0.padded(to: 14), .dim) + $1 }, height: height)
    }
  }
}
