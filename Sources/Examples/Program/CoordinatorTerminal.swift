// The coordinator on a terminal: the stack on the right, the topmost screen on the left.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import TerminalScreens
import TerminalUI

@MainActor
final class CoordinatorTerminal: TerminalApp {
  private let session: CoordinatorSession
  private var token: ObserverToken?
  private var cursor = 0

  init(_ session: CoordinatorSession) {
    self.session = session
    session.begin()
  }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    token = session.store.observe { _ in changed() }
  }

  private var shown: TopScreen { session.shown }

  /// The rows of the shown screen.
  private var choices: [String] {
    shown.home?.value.nums.map(String.init) ?? shown.suggestions?.value.texts.value ?? []
  }

  var page: Page {
    let (text, choices, stack) = (shown.text, choices, session.store.value.stackLine)
    let failure = session.store.value.linkProblem.map { "\($0)" } ?? shown.failure
    let cursor = min(cursor, max(choices.count - 1, 0))
    let isSheet =
      choices.isEmpty && (shown.edit != nil || shown.form != nil || shown.number != nil)
    return Page(
      title: "Coordinator", corner: session.store.value.user.map { " \($0) " } ?? "",
      hints: (choices.isEmpty ? [] : [("↑↓", "move")]) + keys.map(\.hint)
        + (session.store.value.routes.count > 1 ? [("Esc", "back"), ("0", "root")] : [])
        + [("o", "open a link")],
      status: failure.map { Line(" " + $0, Style(foreground: .red)) },
      box: isSheet
        ? Box(
          title: shown.form == nil ? "sheet" : "cover", text: text, style: Style(foreground: .cyan))
        : nil
    ) { width, height in
      let side = width >= 60 ? 30 : 0
      let above = side > 0 ? [] : [Line(" " + stack, .accent), Line()]
      // The last part of the text names the choices, which are listed below.
      let parts = isSheet ? [] : text.split(separator: "; ").dropLast(choices.isEmpty ? 0 : 1)
      let isLow = height < 8 && !choices.isEmpty
      let heading = isLow ? Array(above.prefix(1)) : above + parts.map { Line(" \($0)") } + [Line()]
      let left =
        heading
        + list(
          choices, cursor: cursor, width: width - side, height: max(height - heading.count, 1))
      guard side > 0 else { return left }
      return beside(left, width - side, stackLines(stack), side, height: height)
    }
  }

  var otherKeys: [Page.Hint] {
    [("←", "back")] + (choices.isEmpty ? [] : movingKeys) + [("→", "as the first of these keys")]
  }

  /// A key of the shown screen, and what it does.
  private struct Choice {
    let hint: Page.Hint
    let react: @MainActor () -> Reaction

    init(_ key: String, _ meaning: String, react: @escaping @MainActor () -> Reaction) {
      (hint, self.react) = ((key, meaning), react)
    }

    /// A key that sends an action.
    @MainActor
    init<State, Action>(
      _ key: String, _ meaning: String, _ store: ScopedStore<State, Action>, _ action: Action
    ) {
      self.init(key, meaning) {
        store.send(action)
        return .done
      }
    }

    func isMeant(by key: Key) -> Bool {
      hint.key == "Enter" ? key == .enter : key == .character(Character(hint.key))
    }
  }

  /// The keys of the shown screen, most useful first.
  private var keys: [Choice] {
    let index = min(cursor, max(choices.count - 1, 0))
    if let home = shown.home {
      let numbers = home.value.nums
      let isIn = session.store.value.user != nil
      return (numbers.isEmpty ? [] : [Choice("Enter", "push", home, .itemTapped(numbers[index]))])
        + [
          Choice("f", "form", home, .formTapped), Choice("n", "count up", home, .numberTapped),
          Choice("s", isIn ? "sign out" : "sign in", home, .signOutTapped),
        ]
    }
    if let detail = shown.detail {
      return [
        Choice("n", "next", detail, .nextTapped), Choice("e", "edit the note", detail, .editTapped),
        Choice("l", "list", detail, .backButtonTapped),
      ]
    }
    if let form = shown.form, let step = shown.formStep {
      guard let part = step.value.part else {
        return [Choice("Enter", "confirm", step, .confirmTapped)]
          + zip(1..., NumberForm.Part.allCases).map { number, part in
            Choice("\(number)", "change \(part)", step, .returnTapped(part))
          }
      }
      return [
        Choice("Enter", "set") {
          .ask("\(part):", text: "\(form.value.form[part])") { text in
            if let number = Int(text) { step.send(.nextTapped(number)) }
          }
        }
      ]
    }
    if let note = shown.note {
      return [
        Choice("Enter", "write") {
          .ask("note:", text: note.value.text) { note.send(.typed($0)) }
        }, Choice("s", "suggestions", note, .suggestTapped),
        Choice("n", "count up", note, .numberTapped), Choice("d", "done", note, .doneTapped),
      ]
    }
    if let number = shown.number {
      return [
        Choice("+", "increment", number, .incrementTapped),
        Choice("d", "done", number, .doneTapped),
      ]
    }
    if let suggestions = shown.suggestions {
      return choices.isEmpty
        ? [] : [Choice("Enter", "take", suggestions, .textTapped(choices[index]))]
    }
    if let name = shown.name {
      return [
        Choice("Enter", "sign in") {
          .ask("what is your name?") { if !$0.isEmpty { name.send(.nameEntered($0)) } }
        }
      ]
    }
    guard let code = shown.code else { return [] }
    return [
      Choice("Enter", "enter the code") { .ask("the code:") { code.send(.codeEntered($0)) } }
    ]
  }

  func choose(row: Int) -> Reaction {
    if row == cursor { return press(.enter) }
    cursor = row
    return .done
  }

  func press(_ key: Key) -> Reaction {
    if let moved = moved(cursor, by: key, rows: choices.count), !choices.isEmpty {
      cursor = moved
      return .done
    }
    defer { if choices.isEmpty { cursor = 0 } }
    switch key {
    case .escape, .left:
      if shown.swipe() || shown.navigate(.dismiss) { return .done }
      return .refused("this is the first screen")
    case .character("0"):
      return shown.navigate(.root) ? .done : .refused("this is the first screen of its flow")
    case .character("o"):
      return .ask("open:", text: "/detail/7/sheet/edit") { [self] in
        session.store.send(.linkOpened($0))
      }
    case .right: return keys.first?.react() ?? .unknownKey
    default: return keys.first { $0.isMeant(by: key) }?.react() ?? .unknownKey
    }
  }
}

/// The stack, with the topmost screen at the top.
private func stackLines(_ line: String) -> [Line] {
  var rows: [String] = []
  var style = "root"
  for word in line.split(separator: " ") {
    switch word {
    case ">": style = "push"
    case "^": style = "sheet"
    case "^^": style = "cover"
    default:
      if style.isEmpty {
        rows[rows.count - 1] += " \(word)"
      } else {
        rows.append("\(style.padded(to: 6)) \(word)")
      }
      style = ""
    }
  }
  return [Line("the stack", .dim)]
    + rows.enumerated().reversed().map { index, row in
      Line("┌─ " + row, index == rows.count - 1 ? .accent : .dim)
    }
}
