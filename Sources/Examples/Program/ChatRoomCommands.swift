// The settings of a chat room, driven by lines.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import LineMode

/// The settings of a chat room as a program, which does what can be done on the two screens.
@MainActor
func chatRoom() -> LineMode<ChatRoomJSON> {
  let server = ChatServer(nickname: "Ann", roomName: "Lobby")
  let store = Store(
    value: ChatRoomSettings(nickname: "Ann", roomName: "Lobby"), reducer: chatRoomSettingsReducer,
    environment: server.client)
  return LineMode(
    name: "examples chat-room",
    version: "0.1.0",
    summary: "Your nickname in a chat room, and the room's name.",
    commands: screenCommands(store, server) + serverCommands(server),
    state: { ChatRoomJSON(state: store.value) },
    effectsInFlight: { store.effectsInFlight })
}

@MainActor
private func screenCommands(
  _ store: Store<ChatRoomSettings, ChatRoomSettingsAction>, _ server: ChatServer
) -> [Command] {
  let settings = store.scope().settingsScreen
  let nickname = store.scope().nicknameScreen

  // The server has no latency of its own: it holds what was asked in the background.
  func answer(to call: Call, orSay begun: String) async throws(CommandFailure) -> String {
    if !call.isInBackground { return try await answers() }
    return "\(begun); wait waits for the server"
  }

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
    var told: [String] = []
    if asked.isSaving { told.append("your nickname is now \(settings.value.nickname)") }
    if asked.isLoading { told.append("your nickname is \(settings.value.nickname)") }
    if renames { told.append("the room's name is now \(settings.value.roomName)") }
    return told.isEmpty ? "nothing is under way" : told.joined(separator: "; ")
  }

  return [
    Command("show", summary: "tell your nickname and the room's name") { _ in
      "you are \(settings.value.nickname) in \(settings.value.roomName)"
    },
    Command("appear", summary: "show the nickname's screen, which loads it from the server") {
      call async throws(CommandFailure) in
      if nickname.value.isSaving { throw underWay("a save of your nickname") }
      if call.isInBackground { await server.hold() }
      nickname.send(.appeared)
      return try await answer(to: call, orSay: "loading your nickname")
    },
    Command("nickname", parameters: "[TEXT]", summary: "edit your nickname, without saving it") {
      call in
      nickname.send(.edited(call.argument))
      let edit = "the edit reads '\(nickname.value.text)', \(nickname.value.length) characters"
      return nickname.value.hint.map { "\(edit); \($0)" } ?? edit
    },
    Command("save", summary: "save the edited nickname") { call async throws(CommandFailure) in
      if nickname.value.isSaving { throw underWay("a save of your nickname") }
      if call.isInBackground { await server.hold() }
      nickname.send(.saveTapped)
      if let message = nickname.value.message { throw CommandFailure(message) }
      return try await answer(to: call, orSay: "saving '\(nickname.value.text)'")
    },
    Command("room", parameters: "TEXT", summary: "rename the room") {
      call async throws(CommandFailure) in
      if settings.value.isRenaming { throw underWay("a new name of the room") }
      if call.isInBackground { await server.hold() }
      settings.send(.roomNameEntered(call.argument))
      if let message = settings.value.message { throw CommandFailure(message) }
      return try await answer(to: call, orSay: "renaming the room to '\(call.argument)'")
    },
    Command("wait", summary: "wait for the server, and tell what it answered") {
      _ async throws(CommandFailure) in try await answers()
    },
  ]
}

private func underWay(_ what: String) -> CommandFailure {
  CommandFailure("\(what) is under way; wait waits for the server")
}

@MainActor
private func serverCommands(_ server: ChatServer) -> [Command] {
  [
    Command("fail", parameters: "on|off", summary: "let the server fail, or no longer") {
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
      return "the server has '\(call.argument)' now; appear loads it"
    },
  ]
}
