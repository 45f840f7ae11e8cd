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
      hints: keys + (session.store.value.routes.count > 1 ? [("Esc", "back"), ("0", "root")] : [])
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
    [("←", "back")] + (choices.isEmpty ? [] : movingKeys)
      + (shown.home == nil && shown.detail == nil ? [] : [("→", "the first of these keys")])
      + (shown.number == nil ? [] : [("Enter", "increment")])
  }

  private var keys: [Page.Hint] {
    if shown.home != nil {
      return [
        ("↑↓", "move"), ("Enter", "push"), ("f", "form"), ("n", "count up"),
        ("s", session.store.value.user == nil ? "sign in" : "sign out"),
      ]
    }
    if shown.detail != nil { return [("n", "next"), ("e", "edit the note"), ("l", "list")] }
    if let step = shown.formStep {
      if step.value.part != nil { return [("Enter", "set")] }
      return [("Enter", "confirm"), ("1–3", "change a number")]
    }
    if shown.note != nil {
      return [("Enter", "write"), ("s", "suggestions"), ("n", "count up"), ("d", "done")]
    }
    if shown.number != nil { return [("+", "increment"), ("d", "done")] }
    if shown.suggestions != nil { return [("↑↓", "move"), ("Enter", "take")] }
    return [("Enter", shown.name == nil ? "enter the code" : "sign in")]
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
    default: return pressOnScreen(key)
    }
  }

  private func pressOnScreen(_ key: Key) -> Reaction {
    let index = min(cursor, max(choices.count - 1, 0))
    if let home = shown.home {
      switch key {
      case .enter, .right:
        if !home.value.nums.isEmpty { home.send(.itemTapped(home.value.nums[index])) }
        return .done
      case .character("f"): home.send(.formTapped)
      case .character("n"): home.send(.numberTapped)
      case .character("s"): home.send(.signOutTapped)
      default: return .unknownKey
      }
    } else if let detail = shown.detail {
      switch key {
      case .character("n"), .right: detail.send(.nextTapped)
      case .character("e"): detail.send(.editTapped)
      case .character("l"): detail.send(.backButtonTapped)
      default: return .unknownKey
      }
    } else if let step = shown.formStep, step.value.part == nil {
      return pressAtTheEnd(of: step, key)
    } else if let step = shown.formStep, let part = step.value.part, let form = shown.form,
      key == .enter
    {
      let number = form.value.form[part]
      return .ask("\(part):", text: "\(number)") { text in
        if let number = Int(text) { step.send(.nextTapped(number)) }
      }
    } else if let note = shown.note {
      switch key {
      case .enter: return .ask("note:", text: note.value.text) { note.send(.typed($0)) }
      case .character("s"): note.send(.suggestTapped)
      case .character("n"): note.send(.numberTapped)
      case .character("d"): note.send(.doneTapped)
      default: return .unknownKey
      }
    } else if let number = shown.number {
      switch key {
      case .character("+"), .enter: number.send(.incrementTapped)
      case .character("d"): number.send(.doneTapped)
      default: return .unknownKey
      }
    } else if let suggestions = shown.suggestions, key == .enter, !choices.isEmpty {
      suggestions.send(.textTapped(choices[index]))
    } else if let name = shown.name, key == .enter {
      return .ask("what is your name?") { if !$0.isEmpty { name.send(.nameEntered($0)) } }
    } else if let code = shown.code, key == .enter {
      return .ask("the code:") { code.send(.codeEntered($0)) }
    } else {
      return .unknownKey
    }
    return .done
  }

  /// Handles a key on the last screen of the form.
  private func pressAtTheEnd(
    of step: ScopedStore<FormStepState, FormStepAction>, _ key: Key
  ) -> Reaction {
    if key == .enter {
      step.send(.confirmTapped)
      return .done
    }
    for (index, part) in NumberForm.Part.allCases.enumerated()
    where key == .character(Character("\(index + 1)")) {
      step.send(.returnTapped(part))
      return .done
    }
    return .unknownKey
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
