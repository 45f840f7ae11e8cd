// The commands of the coordinator for the whole stack.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode

@MainActor
func navigationCommands(_ session: CoordinatorSession) -> [Command] {
  func go(
    _ navigation: Navigation, _ call: Call, _ why: String
  ) async throws(CommandFailure) -> String {
    guard session.shown.navigate(navigation) else { throw session.notHere(why) }
    return try await session.answer(to: call)
  }

  return [
    Command("back", parameters: "[N]", summary: "go back N screens in the flow shown, or one") {
      call async throws(CommandFailure) in
      let count = call.argument.isEmpty ? 1 : try wholeNumber(call, for: "back [N]")
      return try await go(.back(count), call, session.whyNotBack)
    },
    Command("root", summary: "go back to the first screen of the flow shown") {
      call async throws(CommandFailure) in
      try await go(.root, call, "it is the first screen of its flow")
    },
    Command("dismiss", summary: "leave what is presented") { call async throws(CommandFailure) in
      try await go(.dismiss, call, "nothing is presented")
    },
    Command("swipe", summary: "go back with a gesture, or pull a sheet down") {
      call async throws(CommandFailure) in
      guard session.shown.swipe() else { throw session.notHere("it cannot be swiped away") }
      return try await session.answer(to: call)
    },
  ]
}

@MainActor
func stackCommands(_ session: CoordinatorSession) -> [Command] {
  func use(
    _ call: Call, _ action: (String) -> FileAction
  ) async throws(CommandFailure) -> String {
    guard session.store.value.file?.isUnderway != true else {
      throw CommandFailure("the file is in use; wait waits for it")
    }
    let path = call.argument.isEmpty ? session.file : call.argument
    guard !path.isEmpty else {
      throw CommandFailure("name a file, or start with --file PATH")
    }
    session.store.send(.file(action(path)))
    return try await session.answerOfFile(to: call)
  }

  return [
    Command("open", parameters: "PATH", summary: "open a link: /detail/7/sheet/edit, /form/5/20") {
      call async throws(CommandFailure) in
      session.store.send(.linkOpened(call.argument))
      if let problem = session.store.value.linkProblem {
        throw CommandFailure("\(problem); \(session.stack)")
      }
      return try await session.answer(to: call)
    },
    Command("save", parameters: "[PATH]", summary: "save the stack to a file") {
      call async throws(CommandFailure) in try await use(call) { .saveTapped(path: $0) }
    },
    Command("restore", parameters: "[PATH]", summary: "restore the stack from a file") {
      call async throws(CommandFailure) in try await use(call) { .restoreTapped(path: $0) }
    },
    Command("show", summary: "show the contents of the screen") {
      call async throws(CommandFailure) in
      let stack = try await session.answer(to: call)
      return "\(stack): \(session.shown.text)"
    },
    Command("wait", summary: "wait for background commands") {
      _ async throws(CommandFailure) in try await session.answerOfAll()
    },
  ]
}
