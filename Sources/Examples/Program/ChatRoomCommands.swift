// The settings of a chat room in line mode.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import LineMode

/// The settings of a chat room in line mode, with commands for both screens.
@MainActor
func chatRoom(_ session: ChatRoomSession) -> LineMode<ChatRoomSettings> {
  LineMode(
    name: "examples chat-room",
    summary: "Your nickname in a chat room, and the room's name.",
    commands: screenCommands(session) + serverCommands(session.server),
    options: [
      Option("--trace", summary: "print each step of an action to standard error") { _ in
        session.isTracing = true
      }
    ],
    state: { session.store.value },
    effectsInFlight: { session.store.effectsInFlight })
}

@MainActor
private func screenCommands(_ session: ChatRoomSession) -> [Command] {
  /// A command of one of the screens, whose answer is the screen. It waits for the server if it sends a request.
  func command(
    _ name: String, parameters: String = "", summary: String, onNickname: Bool,
    isRequest: Bool = true,
    _ act: @escaping @MainActor (String) throws -> Void
  ) -> Command {
    lineCommand(name, parameters: parameters, summary: summary) { call in
      if onNickname != session.isNicknameShown {
        throw CommandFailure(
          onNickname
            ? "the nickname screen is not open; open opens it"
            : "the nickname screen is open; close closes it")
      }
      // The server answers at once, so it holds the requests of background commands.
      if call.isInBackground { await session.server.hold() }
      try act(call.argument)
      return call.isInBackground || !isRequest ? session.shown : try await session.answer()
    }
  }

  return [
    command(
      "room", parameters: "TEXT", summary: "rename the room, on the settings screen",
      onNickname: false
    ) { name in
      let settings = session.settings
      if settings.value.isRenaming { throw inFlight("a new name of the room") }
      settings.send(.roomNameEntered(name))
      if let message = settings.value.message { throw CommandFailure(message) }
    },
    command("open", summary: "open the nickname screen, which loads it", onNickname: false) {
      _ in session.isNicknameShown = true
    },
    command(
      "close", summary: "go back to the settings, without cancelling anything", onNickname: true,
      isRequest: false
    ) { _ in session.isNicknameShown = false },
    command(
      "nickname", parameters: "[TEXT]", summary: "edit your nickname without saving it",
      onNickname: true, isRequest: false
    ) { session.nickname.send(.edited($0)) },
    command("save", summary: "save the edited nickname", onNickname: true) { _ in
      let nickname = session.nickname
      if nickname.value.isSaving { throw inFlight("a save of your nickname") }
      nickname.send(.saveTapped)
      if let message = nickname.value.message { throw CommandFailure(message) }
    },
    lineCommand("show", summary: "show the screen") { _ in session.shown },
    lineCommand("wait", summary: "wait for the server, and show the screen") { _ in
      try await session.answer()
    },
  ]
}

private func inFlight(_ what: String) -> CommandFailure {
  CommandFailure("\(what) is in flight; wait waits for the server")
}

@MainActor
private func serverCommands(_ server: ChatServer) -> [Command] {
  [
    lineCommand("fail", parameters: "on|off", summary: "make the server fail, or work again") {
      call in
      let isFailing = try call.isOn()
      await server.setFailing(isFailing)
      return isFailing ? "the server fails from now on" : "the server works from now on"
    },
    lineCommand(
      "elsewhere", parameters: "TEXT", summary: "change your nickname as from another phone"
    ) { call in
      let current = await server.nickname
      if let problem = problem(with: call.argument, after: current) {
        throw CommandFailure("the nickname \(problem)")
      }
      await server.changeElsewhere(nickname: call.argument)
      return "the server has '\(call.argument)' now; open loads it"
    },
  ]
}
