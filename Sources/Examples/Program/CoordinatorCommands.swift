// Coordinator in line mode: the commands for its screens.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode

/// The coordinator in line mode.
@MainActor
func coordinator(_ session: CoordinatorSession) -> LineMode<SavedStack> {
  LineMode(
    name: "examples coordinator",
    summary: "Pushed and presented screens with a coordinator.",
    commands: screenCommands(session) + formCommands(session) + signInCommands(session)
      + navigationCommands(session) + stackCommands(session),
    options: [
      Option("--file", parameter: "PATH", summary: "the file that save and restore use") {
        session.file = $0
      }
    ],
    state: { SavedStack(session.store.value) },
    effectsInFlight: { session.store.effectsInFlight })
}

extension CoordinatorSession {
  /// A command whose answer is the stack, once no effects are in flight.
  ///
  /// - Parameter canFail: Whether a failure on the screen is the failure of this command.
  func command(
    _ name: String, parameters: String = "", summary: String, canFail: Bool = false,
    _ act: @escaping @MainActor (Call) throws(CommandFailure) -> Void
  ) -> Command {
    Command(name, parameters: parameters, summary: summary) {
      call async throws(CommandFailure) in
      self.begin()
      try act(call)
      return try await self.answer(to: call, canFail: canFail)
    }
  }
}

@MainActor
private func screenCommands(_ session: CoordinatorSession) -> [Command] {
  [
    session.command("tap", parameters: "N", summary: "tap the number N at home, the Nth suggestion")
    { call throws(CommandFailure) in
      let number = try wholeNumber(call, for: "tap N")
      if let home = session.shown.home {
        guard home.value.nums.contains(number) else {
          throw CommandFailure("there is no \(number) in the list; show shows it")
        }
        return home.send(.itemTapped(number))
      }
      let suggestions = try session.shown(\.suggestions, "tap is for home and the suggestions")
      let texts = suggestions.value.texts.value ?? []
      guard number > 0 && number <= texts.count else {
        throw CommandFailure("there is no suggestion \(number); show shows them")
      }
      suggestions.send(.textTapped(texts[number - 1]))
    },
    session.command(
      "next", parameters: "[N]", summary: "show the next detail; in the form, enter N",
      canFail: true
    ) { call throws(CommandFailure) in
      if let form = session.shown.form, let step = session.shown.formStep {
        guard let part = step.value.part else {
          throw session.notHere("confirm is for the last screen; return PART goes back")
        }
        let isKept = call.argument.isEmpty
        let number = isKept ? form.value.form[part] : try wholeNumber(call, for: "next [N]")
        return step.send(.nextTapped(number))
      }
      let detail = try session.shown(\.detail, "next is for a detail and the form")
      guard call.argument.isEmpty else { throw CommandFailure("next takes no argument here") }
      guard detail.value.title < .max else { throw CommandFailure("this is the largest number") }
      detail.send(.nextTapped)
    },
    session.command("list", summary: "go from a detail back to the list") {
      _ throws(CommandFailure) in
      try session.shown(\.detail, "list is for a detail").send(.backButtonTapped)
    },
    session.command("sheet", summary: "edit the note of a detail, in a sheet") {
      _ throws(CommandFailure) in
      try session.shown(\.detail, "sheet is for a detail").send(.editTapped)
    },
    session.command("type", parameters: "TEXT", summary: "write the note") {
      call throws(CommandFailure) in
      let note = try session.shown(\.note, "type is for the sheet with the note")
      note.send(.typed(try call.plainText("a text")))
    },
    session.command("suggest", summary: "show the notes of others") { _ throws(CommandFailure) in
      try session.shown(\.note, "suggest is for the sheet with the note").send(.suggestTapped)
    },
    session.command("number", summary: "count up, for home or for a note") {
      _ throws(CommandFailure) in
      if let home = session.shown.home { return home.send(.numberTapped) }
      try session.shown(\.note, "number is for home and the note").send(.numberTapped)
    },
    session.command("increment", summary: "increment the number after a moment") {
      _ throws(CommandFailure) in
      try session.shown(\.number, "increment is for a number").send(.incrementTapped)
    },
    session.command("done", summary: "publish the note, or use the number", canFail: true) {
      _ throws(CommandFailure) in
      if let number = session.shown.number { return number.send(.doneTapped) }
      try session.shown(\.note, "done is for the note and for a number").send(.doneTapped)
    },
  ]
}

@MainActor
private func formCommands(_ session: CoordinatorSession) -> [Command] {
  /// The last screen of the form.
  func last() throws(CommandFailure) -> ScopedStore<FormStepState, FormStepAction> {
    guard let last = session.shown.formStep, last.value.part == nil else {
      throw session.notHere("it is for the last screen of the form")
    }
    return last
  }
  return [
    session.command("form", summary: "choose other numbers for the list, on three screens") {
      _ throws(CommandFailure) in
      try session.shown(\.home, "form is for home").send(.formTapped)
    },
    session.command(
      "confirm", summary: "confirm the form, whose numbers become the list", canFail: true
    ) { _ throws(CommandFailure) in try last().send(.confirmTapped) },
    session.command("return", parameters: "PART", summary: "return to a part of the form: from, …")
    { call throws(CommandFailure) in
      let last = try last()
      guard let part = NumberForm.Part(rawValue: call.argument) else {
        throw CommandFailure(
          "there is no part '\(call.argument)'; the parts are from, through and step")
      }
      last.send(.returnTapped(part))
    },
  ]
}

@MainActor
private func signInCommands(_ session: CoordinatorSession) -> [Command] {
  [
    session.command("sign-out", summary: "replace all screens with the sign-in flow") {
      _ throws(CommandFailure) in
      try session.shown(\.home, "sign-out is for home").send(.signOutTapped)
    },
    session.command(
      "sign-in", parameters: "NAME", summary: "have a code sent to NAME", canFail: true
    ) { call throws(CommandFailure) in
      let screen = try session.shown(\.name, "sign-in is for the sign-in screen")
      let name = try call.plainText("a text")
      guard !name.isEmpty else { throw CommandFailure("sign-in needs a name: sign-in NAME") }
      screen.send(.nameEntered(name))
    },
    session.command(
      "code", parameters: "CODE", summary: "enter the code, which opens the main flow",
      canFail: true
    ) { call throws(CommandFailure) in
      let screen = try session.shown(\.code, "code is for the second sign-in screen")
      screen.send(.codeEntered(call.argument))
    },
  ]
}
