// The settings of a chat room in line mode.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import LineMode

/// The settings of a chat room in line mode, with commands for both screens.
@MainActor
func chatRoom(_ session: ChatRoomSession) -> LineMode<ChatRoomJSON> {
  LineMode(
    name: "examples chat-room",
    summary: "Your nickname in a chat room, and the room's name.",
    commands: settingsCommands(session) + nicknameCommands(session) + [
      Command("show", summary: "show the screen") { _ in session.shown },
      Command("wait", summary: "wait for the server, and show its answers") {
        _ async throws(CommandFailure) in try await session.answers()
      },
    ] + serverCommands(session.server),
    options: [
      Option("--trace", summary: "print each step of an action to standard error") { _ in
        session.isTracing = true
      }
    ],
    state: { ChatRoomJSON(state: session.store.value) },
    effectsInFlight: { session.store.effectsInFlight })
}

@MainActor
private func settingsCommands(_ session: ChatRoomSession) -> [Command] {
  [
    Command("room", parameters: "TEXT", summary: "rename the room, on the settings screen") {
      call async throws(CommandFailure) in
      let settings = try session.settingsShown()
      if settings.value.isRenaming { throw underWay("a new name of the room") }
      if call.isInBackground { await session.server.hold() }
      settings.send(.roomNameEntered(call.argument))
      if let message = settings.value.message { throw CommandFailure(message) }
      return try await session.answer(
        to: call, orSay: "renaming the room to '\(call.argument)'")
    },
    Command("open", summary: "open the nickname screen, which loads the nickname") {
      call async throws(CommandFailure) in
      _ = try session.settingsShown()
      if call.isInBackground { await session.server.hold() }
      session.isNicknameShown = true
      return try await session.answer(to: call, orSay: session.shown)
    },
    Command("close", summary: "go back to the settings, without cancelling anything") {
      _ throws(CommandFailure) in
      _ = try session.nicknameShown()
      session.isNicknameShown = false
      return session.shown
    },
  ]
}

@MainActor
private func nicknameCommands(_ session: ChatRoomSession) -> [Command] {
  [
    Command("nickname", parameters: "[TEXT]", summary: "edit your nickname without saving it") {
      call throws(CommandFailure) in
      try session.nicknameShown().send(.edited(call.argument))
      return session.shown
    },
    Command("save", summary: "save the edited nickname") { call async throws(CommandFailure) in
      let nickname = try session.nicknameShown()
      if nickname.value.isSaving { throw underWay("a save of your nickname") }
      if call.isInBackground { await session.server.hold() }
      nickname.send(.saveTapped)
      if let message = nickname.value.message { throw CommandFailure(message) }
      return try await session.answer(to: call, orSay: "saving '\(nickname.value.text)'")
    },
  ]
}

private func underWay(_ what: String) -> CommandFailure {
  CommandFailure("\(what) is in flight; wait waits for the server")
}

@MainActor
private func serverCommands(_ server: ChatServer) -> [Command] {
  [
    Command("fail", parameters: "on|off", summary: "make the server fail, or work again") {
      call async throws(CommandFailure) in
      let isFailing = try call.isOn()
      await server.setFailing(isFailing)
      return isFailing ? "the server fails from now on" : "the server works from now on"
    },
    Command("elsewhere", parameters: "TEXT", summary: "change your nickname as from another phone")
    { call async throws(CommandFailure) in
      let current = await server.nickname
      if let problem = problem(with: call.argument, after: current) {
        throw CommandFailure("the nickname \(problem)")
      }
      await server.changeElsewhere(nickname: call.argument)
      return "the server has '\(call.argument)' now; open loads it"
    },
  ]
}
