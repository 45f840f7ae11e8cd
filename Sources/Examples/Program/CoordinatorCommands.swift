// The commands of the coordinator, each of which is a user's action on the shown screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode

/// The coordinator in line mode.
@MainActor
func coordinator(_ session: CoordinatorSession) -> LineMode<SavedStack> {
  let commands =
    screenCommands(session) + signInCommands(session) + navigationCommands(session)
    + stackCommands(session)
  return LineMode(
    name: "examples coordinator",
    summary: "Pushed and presented screens with a coordinator.",
    commands: commands.map { command in
      Command(command.name, parameters: command.parameters, summary: command.summary) {
        call async throws(CommandFailure) in
        session.begin()
        return try await command.run(call)
      }
    },
    options: [
      Option("--file", parameter: "PATH", summary: "the file that save and restore use") {
        session.file = $0
      }
    ],
    state: { SavedStack(session.store.value) },
    effectsInFlight: { session.store.effectsInFlight })
}

@MainActor
private func screenCommands(_ session: CoordinatorSession) -> [Command] {
  [
    Command("tap", parameters: "N", summary: "tap the number N at home, the Nth suggestion") {
      call async throws(CommandFailure) in
      let number = try wholeNumber(call, for: "tap N")
      if let home = session.shown.home {
        guard home.value.nums.contains(number) else {
          throw CommandFailure("there is no \(number) in the list; show shows it")
        }
        home.send(.itemTapped(number))
      } else {
        let suggestions = try session.shown(\.suggestions, "tap is for home and the suggestions")
        let texts = suggestions.value.texts.value ?? []
        guard number > 0 && number <= texts.count else {
          throw CommandFailure("there is no suggestion \(number); show shows them")
        }
        suggestions.send(.textTapped(texts[number - 1]))
      }
      return try await session.answer(to: call)
    },
    Command("next", parameters: "[N]", summary: "show the next detail; in the form, enter N") {
      call async throws(CommandFailure) in
      if let form = session.shown.form, let step = session.shown.formStep {
        guard let part = step.value.part else {
          throw session.notHere("confirm is for the last screen; return PART goes back")
        }
        let isKept = call.argument.isEmpty
        step.send(
          .nextTapped(isKept ? form.value.form[part] : try wholeNumber(call, for: "next [N]")))
        return try await session.answer(to: call, canFail: true)
      }
      let detail = try session.shown(\.detail, "next is for a detail and the form")
      guard call.argument.isEmpty else { throw CommandFailure("next takes no argument here") }
      guard detail.value.title < .max else { throw CommandFailure("this is the largest number") }
      detail.send(.nextTapped)
      return try await session.answer(to: call)
    },
    Command("list", summary: "go from a detail back to the list") {
      call async throws(CommandFailure) in
      try session.shown(\.detail, "list is for a detail").send(.backButtonTapped)
      return try await session.answer(to: call)
    },
    Command("form", summary: "choose other numbers for the list, on three screens") {
      call async throws(CommandFailure) in
      try session.shown(\.home, "form is for home").send(.formTapped)
      return try await session.answer(to: call)
    },
    Command("confirm", summary: "confirm the form, whose numbers become the list") {
      call async throws(CommandFailure) in
      try confirming(session).send(.confirmTapped)
      return try await session.answer(to: call, canFail: true)
    },
    Command("return", parameters: "PART", summary: "return to a part of the form: from, …") {
      call async throws(CommandFailure) in
      let last = try confirming(session)
      guard let part = NumberForm.Part(rawValue: call.argument) else {
        throw CommandFailure(
          "there is no part '\(call.argument)'; the parts are from, through and step")
      }
      last.send(.returnTapped(part))
      return try await session.answer(to: call)
    },
    Command("sheet", summary: "edit the note of a detail, in a sheet") {
      call async throws(CommandFailure) in
      try session.shown(\.detail, "sheet is for a detail").send(.editTapped)
      return try await session.answer(to: call)
    },
    Command("type", parameters: "TEXT", summary: "write the note") {
      call async throws(CommandFailure) in
      let note = try session.shown(\.note, "type is for the sheet with the note")
      note.send(.typed(try plainText(call)))
      return try await session.answer(to: call)
    },
    Command("suggest", summary: "show the notes of others") {
      call async throws(CommandFailure) in
      try session.shown(\.note, "suggest is for the sheet with the note").send(.suggestTapped)
      return try await session.answer(to: call)
    },
    Command("number", summary: "count up, for home or for a note") {
      call async throws(CommandFailure) in
      if let home = session.shown.home {
        home.send(.numberTapped)
      } else {
        try session.shown(\.note, "number is for home and the note").send(.numberTapped)
      }
      return try await session.answer(to: call)
    },
    Command("increment", summary: "increment the number after a moment") {
      call async throws(CommandFailure) in
      try session.shown(\.number, "increment is for a number").send(.incrementTapped)
      return try await session.answer(to: call)
    },
    Command("done", summary: "publish the note, or use the number") {
      call async throws(CommandFailure) in
      if let number = session.shown.number {
        number.send(.doneTapped)
        return try await session.answer(to: call)
      }
      try session.shown(\.note, "done is for the note and for a number").send(.doneTapped)
      return try await session.answer(to: call, canFail: true)
    },
  ]
}

/// The last screen of the form.
@MainActor
private func confirming(
  _ session: CoordinatorSession
) throws(CommandFailure) -> ScopedStore<FormStepState, FormStepAction> {
  guard let last = session.shown.formStep, last.value.part == nil else {
    throw session.notHere("it is for the last screen of the form")
  }
  return last
}

@MainActor
private func signInCommands(_ session: CoordinatorSession) -> [Command] {
  [
    Command("sign-out", summary: "replace all screens with the sign-in flow") {
      call async throws(CommandFailure) in
      try session.shown(\.home, "sign-out is for home").send(.signOutTapped)
      return try await session.answer(to: call)
    },
    Command("sign-in", parameters: "NAME", summary: "have a code sent to NAME") {
      call async throws(CommandFailure) in
      let screen = try session.shown(\.name, "sign-in is for the sign-in screen")
      let name = try plainText(call)
      guard !name.isEmpty else { throw CommandFailure("sign-in needs a name: sign-in NAME") }
      screen.send(.nameEntered(name))
      return try await session.answer(to: call, canFail: true)
    },
    Command("code", parameters: "CODE", summary: "enter the code, which opens the main flow") {
      call async throws(CommandFailure) in
      try session.shown(\.code, "code is for the second sign-in screen").send(
        .codeEntered(call.argument))
      return try await session.answer(to: call, canFail: true)
    },
  ]
}

/// Parses the argument as a whole number.
func wholeNumber(_ call: Call, for usage: String) throws(CommandFailure) -> Int {
  guard let number = Int(call.argument) else {
    throw CommandFailure("'\(call.argument)' is not a whole number: \(usage)")
  }
  return number
}

/// Returns the argument, which must not contain control characters.
private func plainText(_ call: Call) throws(CommandFailure) -> String {
  guard call.argument.printable == call.argument else {
    throw CommandFailure("a text cannot contain control characters")
  }
  return call.argument
}
