// The coordinator in line mode.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import Foundation
import LineMode

/// The coordinator in line mode.
@MainActor
func coordinator(_ session: CoordinatorSession) -> LineMode<SavedStack> {
  LineMode(
    name: "examples coordinator",
    summary: "Pushed and presented screens with a coordinator.",
    commands: screenCommands(session) + navigationCommands(session) + stackCommands(session),
    options: [
      Option("--file", parameter: "PATH", summary: "the file that save and restore use") {
        session.file = $0
      }
    ],
    state: { SavedStack(session.store.value) },
    effectsInFlight: { session.store.effectsInFlight })
}

extension CoordinatorSession {
  /// A command whose answer is the stack, once no effects are in flight. It fails if the shown screen says so.
  fileprivate func command(
    _ name: String, parameters: String = "", summary: String,
    _ act: @escaping @MainActor (Call) throws -> Void
  ) -> Command {
    lineCommand(name, parameters: parameters, summary: summary) { call in
      self.begin()
      try act(call)
      return call.isInBackground ? self.stack : try await self.answer()
    }
  }

  private func answer() async throws -> String {
    await store.finish()
    if let why = store.value.failure { throw CommandFailure("\(why); \(stack)") }
    return stack
  }
}

/// The commands of all screens. Each is one of the choices on the shown screen, or fails.
@MainActor
private func screenCommands(_ session: CoordinatorSession) -> [Command] {
  [
    ("tap", "N", "tap the number N at home, the Nth suggestion"),
    ("next", "[N]", "show the next detail; in the form, enter N"),
    ("list", "", "go from a detail back to the list"),
    ("sheet", "", "edit the note of a detail, in a sheet"),
    ("type", "TEXT", "write the note"),
    ("suggest", "", "show the notes of others"),
    ("number", "", "count up, for home or for a note"),
    ("increment", "", "increment the number after a moment"),
    ("done", "", "publish the note, or use the number"),
    ("form", "", "choose other numbers for the list, on three screens"),
    ("confirm", "", "confirm the form, whose numbers become the list"),
    ("return", "PART", "return to a part of the form: from, …"),
    ("sign-out", "", "replace all screens with the sign-in flow"),
    ("sign-in", "NAME", "have a code sent to NAME"),
    ("code", "CODE", "enter the code, which opens the main flow"),
  ].map { word, parameters, summary in
    session.command(word, parameters: parameters, summary: summary) { call in
      let choices = session.choices
      guard let choice = choices.first(where: { $0.word == word }) else {
        let words = Set(choices.map(\.word)).sorted().joined(separator: ", ")
        throw session.notHere("its commands are \(words)")
      }
      try choice.choose(call.argument)
    }
  }
}

@MainActor
private func navigationCommands(_ session: CoordinatorSession) -> [Command] {
  [
    session.command(
      "back", parameters: "[N]", summary: "go back N screens in the flow shown, or one"
    ) { call in
      try session.go(.back(call.argument.isEmpty ? 1 : try wholeNumber(call.argument)))
    },
    session.command("root", summary: "go back to the first screen of the flow shown") { _ in
      try session.go(.root)
    },
    session.command("dismiss", summary: "leave what is presented") { _ in try session.go(.dismiss)
    },
    session.command("swipe", summary: "go back with a gesture, or pull a sheet down") { _ in
      guard session.shown.swipe() else { throw session.notHere("it cannot be swiped away") }
    },
    session.command(
      "open", parameters: "PATH", summary: "open a link: /detail/7/sheet/edit, /form/5/20"
    ) { call in try session.open(call.argument) },
  ]
}

@MainActor
private func stackCommands(_ session: CoordinatorSession) -> [Command] {
  /// Uses the file at the command's path, or at that of `--file`.
  func use(
    _ call: Call, to what: String, _ body: (URL) throws -> Void
  ) throws {
    let path = call.argument.isEmpty ? session.file : call.argument
    guard !path.isEmpty else { throw CommandFailure("name a file, or start with --file PATH") }
    // A write would replace a symbolic link instead of the file that it leads to.
    do { try body(URL(filePath: path).resolvingSymlinksInPath()) } catch {
      let isMissing = [.fileNoSuchFile, .fileReadNoSuchFile].contains((error as? CocoaError)?.code)
      let why =
        isMissing
        ? "there is no such file or directory"
        : (error as? Refusal)?.description ?? error.localizedDescription
      throw CommandFailure("cannot \(what) \(path.debugDescription): \(why); \(session.stack)")
    }
  }

  return [
    session.command("save", parameters: "[PATH]", summary: "save the stack to a file") { call in
      try use(call, to: "save to") {
        try SavedStack(session.store.value).json().write(to: $0, options: .atomic)
      }
    },
    session.command("restore", parameters: "[PATH]", summary: "restore the stack from a file") {
      call in
      try use(call, to: "restore from") {
        session.store.send(.restored(try SavedStack(json: Data(contentsOf: $0))))
      }
    },
    lineCommand("show", summary: "show the contents of the screen") { call in
      session.begin()
      if !call.isInBackground { await session.store.finish() }
      let state = session.store.value
      return "\(session.stack): "
        + [state.text, state.failure].compactMap(\.self).joined(separator: "; ")
    },
    session.command("wait", summary: "wait for background commands") { _ in },
  ]
}
