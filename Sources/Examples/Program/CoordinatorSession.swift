// A session of the coordinator: its store, the shown screen, and what the user can do there.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode
import TerminalUI

@MainActor
final class CoordinatorSession {
  let store = Store(
    value: CoordinatorState(), reducer: coordinatorReducer(.offline), isolation: MainActor.shared)
  /// The default path of the saved stack.
  var file = ""
  private var appeared: [RouteID] = []
  private var token: ObserverToken?

  /// Starts at the first screen.
  func begin() {
    if token != nil { return }
    token = store.observe { [weak self] _ in self?.appear() }
    appear()
  }

  /// Tells a screen once that it has appeared, as a platform's views do.
  private func appear() {
    let id = shown.id
    if id == appeared { return }
    appeared = id
    shown.appear()
  }

  var shown: TopScreen { TopScreen(store.scope()) }
  var stack: String { store.value.stackLine }

  func notHere(_ why: String) -> CommandFailure {
    CommandFailure("not on this screen: \(stack); \(why)")
  }

  func go(_ navigation: Navigation) throws {
    if shown.navigate(navigation) { return }
    let flow = shown.form?.value.routes.count ?? shown.edit?.value.routes.count
    let why =
      switch (navigation, flow ?? store.value.routes.count, flow) {
      case (.dismiss, _, _): "nothing is presented"
      case (_, 1, nil): "it is the first screen"
      case (_, 1, _): "it is the first screen of its flow; dismiss leaves it"
      case (_, let count, _): "it can go back at most \(count - 1)"
      }
    throw notHere(why)
  }

  func open(_ link: String) throws {
    store.send(.linkOpened(link))
    if let problem = store.value.linkProblem { throw CommandFailure("\(problem); \(stack)") }
  }
}

/// Something that the user can do on one of the screens, with a key or with a command.
@MainActor
struct Choice {
  /// What the command's argument is on a terminal.
  enum Argument {
    case fixed(String)
    /// The row with the cursor.
    case row
    /// The answer to a question. The user begins with `text`.
    case answer(String, text: String = "")
  }

  let word: String
  let hint: (key: String, meaning: String)
  var argument = Argument.fixed("")
  let choose: @MainActor (String) throws -> Void

  fileprivate init(
    _ word: String, _ key: String, _ meaning: String, _ argument: Argument = .fixed(""),
    choose: @escaping @MainActor (String) throws -> Void
  ) {
    (self.word, hint, self.argument, self.choose) = (word, (key, meaning), argument, choose)
  }

  func isMeant(by key: Key) -> Bool {
    hint.key == "Enter" ? key == .enter : key == .character(Character(hint.key))
  }

  /// A choice without an argument.
  fileprivate init<State, Action>(
    _ word: String, _ key: String, _ meaning: String, _ store: ScopedStore<State, Action>,
    _ action: Action
  ) {
    self.init(word, key, meaning) { argument in
      guard argument.isEmpty else { throw CommandFailure("\(word) takes no argument here") }
      store.send(action)
    }
  }
}

extension CoordinatorSession {
  /// The rows of the shown screen, and the argument with which a command chooses each.
  var rows: [(text: String, argument: String)] {
    if let home = shown.home { return home.value.nums.map { ("\($0)", "\($0)") } }
    let texts = shown.suggestions?.value.texts.value ?? []
    return texts.enumerated().map { ($1, "\($0 + 1)") }
  }

  /// The choices on the shown screen, most useful first.
  var choices: [Choice] {
    let shown = shown
    if let home = shown.home {
      return [
        Choice("tap", "Enter", "push", .row) { argument in
          let number = try wholeNumber(argument)
          guard home.value.nums.contains(number) else {
            throw CommandFailure("there is no \(number) in the list; show shows it")
          }
          home.send(.itemTapped(number))
        },
        Choice("form", "f", "form", home, .formTapped),
        Choice("number", "n", "count up", home, .numberTapped),
        Choice(
          "sign-out", "s", store.value.user == nil ? "sign in" : "sign out", home, .signOutTapped),
      ]
    }
    if let detail = shown.detail {
      return [
        Choice("next", "n", "next") { argument in
          guard argument.isEmpty else { throw CommandFailure("next takes no argument here") }
          guard detail.value.title < .max else {
            throw CommandFailure("this is the largest number")
          }
          detail.send(.nextTapped)
        },
        Choice("sheet", "e", "edit the note", detail, .editTapped),
        Choice("list", "l", "list", detail, .backButtonTapped),
      ]
    }
    if let form = shown.form, let step = shown.formStep {
      guard let part = step.value.part else {
        return [Choice("confirm", "Enter", "confirm", step, .confirmTapped)]
          + zip(1..., NumberForm.Part.allCases).map { number, part in
            Choice("return", "\(number)", "change \(part)", .fixed("\(part)")) { name in
              guard let part = NumberForm.Part(rawValue: name) else {
                throw CommandFailure(
                  "there is no part '\(name)'; the parts are from, through and step")
              }
              step.send(.returnTapped(part))
            }
          }
      }
      let current = form.value.form[part]
      return [
        Choice("next", "Enter", "set", .answer("\(part):", text: "\(current)")) { argument in
          step.send(.nextTapped(argument.isEmpty ? current : try wholeNumber(argument)))
        }
      ]
    }
    if let note = shown.note {
      return [
        Choice("type", "Enter", "write", .answer("note:", text: note.value.text)) { text in
          note.send(.typed(try plain(text)))
        },
        Choice("suggest", "s", "suggestions", note, .suggestTapped),
        Choice("number", "n", "count up", note, .numberTapped),
        Choice("done", "d", "done", note, .doneTapped),
      ]
    }
    if let number = shown.number {
      return [
        Choice("increment", "+", "increment", number, .incrementTapped),
        Choice("done", "d", "done", number, .doneTapped),
      ]
    }
    if let suggestions = shown.suggestions {
      return [
        Choice("tap", "Enter", "take", .row) { argument in
          let (number, texts) = (try wholeNumber(argument), suggestions.value.texts.value ?? [])
          guard number > 0 && number <= texts.count else {
            throw CommandFailure("there is no suggestion \(number); show shows them")
          }
          suggestions.send(.textTapped(texts[number - 1]))
        }
      ]
    }
    if let name = shown.name {
      return [
        Choice("sign-in", "Enter", "sign in", .answer("what is your name?")) { text in
          name.send(.nameEntered(try plainName(text)))
        }
      ]
    }
    guard let code = shown.code else { return [] }
    return [
      Choice("code", "Enter", "enter the code", .answer("the code:")) {
        code.send(.codeEntered($0))
      }
    ]
  }
}
