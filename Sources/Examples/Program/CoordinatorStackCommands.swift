// Coordinator in line mode: the commands for the stack.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode

@MainActor
func navigationCommands(_ session: CoordinatorSession) -> [Command] {
  func go(_ navigation: Navigation, _ why: String) throws(CommandFailure) {
    guard session.shown.navigate(navigation) else { throw session.notHere(why) }
  }
  return [
    session.command(
      "back", parameters: "[N]", summary: "go back N screens in the flow shown, or one"
    ) { call throws(CommandFailure) in
      let count = call.argument.isEmpty ? 1 : try wholeNumber(call, for: "back [N]")
      try go(.back(count), session.whyNotBack)
    },
    session.command("root", summary: "go back to the first screen of the flow shown") {
      _ throws(CommandFailure) in try go(.root, "it is the first screen of its flow")
    },
    session.command("dismiss", summary: "leave what is presented") { _ throws(CommandFailure) in
      try go(.dismiss, "nothing is presented")
    },
    session.command("swipe", summary: "go back with a gesture, or pull a sheet down") {
      _ throws(CommandFailure) in
      guard session.shown.swipe() else { throw session.notHere("it cannot be swiped away") }
    },
  ]
}

@MainActor
func stackCommands(_ session: CoordinatorSession) -> [Command] {
  func use(
    _ call: Call, _ action: (String) -> FileAction
  ) async throws(CommandFailure) -> String {
    session.begin()
    guard session.store.value.file?.isUnderway != true else {
      throw CommandFailure("the file is in use; wait waits for it")
    }
    let path = call.argument.isEmpty ? session.file : call.argument
    guard !path.isEmpty else { throw CommandFailure("name a file, or start with --file PATH") }
    session.store.send(.file(action(path)))
    return try await session.answerOfFile(to: call)
  }

  return [
    session.command(
      "open", parameters: "PATH", summary: "open a link: /detail/7/sheet/edit, /form/5/20"
    ) { call throws(CommandFailure) in
      session.store.send(.linkOpened(call.argument))
      if let problem = session.store.value.linkProblem {
        throw CommandFailure("\(problem); \(session.stack)")
      }
    },
    Command("save", parameters: "[PATH]", summary: "save the stack to a file") {
      call async throws(CommandFailure) in try await use(call) { .saveTapped(path: $0) }
    },
    Command("restore", parameters: "[PATH]", summary: "restore the stack from a file") {
      call async throws(CommandFailure) in try await use(call) { .restoreTapped(path: $0) }
    },
    Command("show", summary: "show the contents of the screen") {
      call async throws(CommandFailure) in
      session.begin()
      let stack = try await session.answer(to: call)
      return "\(stack): \(session.shown.text)"
    },
    Command("wait", summary: "wait for background commands") {
      _ async throws(CommandFailure) in try await session.answerOfAll()
    },
  ]
}
