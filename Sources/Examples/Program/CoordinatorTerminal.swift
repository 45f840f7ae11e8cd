// The coordinator on a terminal: the stack on the right, the topmost screen on the left.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode
import TerminalScreens
import TerminalUI

@MainActor
final class CoordinatorTerminal: TerminalApp {
  private let session: CoordinatorSession
  private var token: ObserverToken?
  private var cursor = 0
  /// The reason why the last answer was refused, until the next key.
  private var whyRefused: String?

  init(_ session: CoordinatorSession) {
    self.session = session
    session.begin()
  }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    token = session.store.observe { _ in changed() }
  }

  private var rows: [(text: String, argument: String)] { session.rows }

  /// The choices on the shown screen. There is none among rows that are not loaded yet.
  private var choices: [Choice] {
    session.choices.filter { if case .row = $0.argument { !rows.isEmpty } else { true } }
  }

  var page: Page {
    let (state, shown, rows) = (session.store.value, session.shown, rows.map(\.text))
    let text = state.text
    let problem = whyRefused ?? state.failure
    let cursor = min(cursor, max(rows.count - 1, 0))
    let isSheet = rows.isEmpty && (shown.edit != nil || shown.form != nil || shown.number != nil)
    return Page(
      title: "Coordinator", corner: state.user.map { " \($0) " } ?? "",
      hints: (rows.isEmpty ? [] : [("↑↓", "move")]) + choices.map(\.hint)
        + (state.routes.count > 1 ? [("Esc", "back"), ("0", "root")] : [])
        + [("o", "open a link")],
      status: problem.map(problemLine),
      box: isSheet
        ? Box(
          title: shown.form == nil ? "sheet" : "cover", text: text, style: Style(foreground: .cyan))
        : nil
    ) { width, height in
      let side = width >= 60 ? 30 : 0
      let above = side > 0 ? [] : [Line(" " + state.stackLine, .accent), Line()]
      // The last part of the text names the rows, which are listed below.
      let parts = isSheet ? [] : text.split(separator: "; ").dropLast(rows.isEmpty ? 0 : 1)
      let isLow = height < 8 && !rows.isEmpty
      let heading = isLow ? Array(above.prefix(1)) : above + parts.map { Line(" \($0)") } + [Line()]
      let left =
        heading
        + list(
          rows, cursor: cursor, width: width - side, height: max(height - heading.count, 1))
      guard side > 0 else { return left }
      return beside(left, width - side, stackLines(state.stack), side, height: height)
    }
  }

  var otherKeys: [Page.Hint] {
    [("←", "back")] + (rows.isEmpty ? [] : movingKeys) + [("→", "as the first of these keys")]
  }

  func choose(row: Int) -> Reaction {
    if row == cursor { return press(.enter) }
    cursor = row
    return .done
  }

  func press(_ key: Key) -> Reaction {
    whyRefused = nil
    if let moved = moved(cursor, by: key, rows: rows.count), !rows.isEmpty {
      cursor = moved
      return .done
    }
    defer { if rows.isEmpty { cursor = 0 } }
    switch key {
    case .escape, .left:
      if session.shown.swipe() || session.shown.navigate(.dismiss) { return .done }
      return .refused("this is the first screen")
    case .character("0"): return attempt { try session.go(.root) }
    case .character("o"):
      return ask("open:", text: "/detail/7/sheet/edit") { [session] link in
        try session.open(link)
      }
    case .right: return choices.first.map(react) ?? .unknownKey
    default:
      return choices.first { $0.isMeant(by: key) }.map(react) ?? .unknownKey
    }
  }

  private func react(to choice: Choice) -> Reaction {
    switch choice.argument {
    case .fixed(let argument):
      return attempt { try choice.choose(argument) }
    case .row:
      let argument = rows[min(cursor, rows.count - 1)].argument
      return attempt { try choice.choose(argument) }
    case .answer(let question, let text): return ask(question, text: text, choice.choose)
    }
  }

  /// Asks for a text, and shows why it is refused, if it is.
  private func ask(
    _ question: String, text: String,
    _ take: @escaping @MainActor (String) throws -> Void
  ) -> Reaction {
    .ask(question, text: text) { [self] answer in whyRefused = refusal { try take(answer) } }
  }
}

/// The stack, with the topmost screen at the top.
private func stackLines(_ stack: [(style: RouteStyle, name: String)]) -> [Line] {
  let lines = stack.enumerated().map { index, screen in
    let style =
      switch screen.style {
      case _ where index == 0: "root"
      case .push: "push"
      case .sheet: "sheet"
      case .cover: "cover"
      }
    let isOnTop = index == stack.count - 1
    return Line("┌─ \(style.padded(to: 6)) \(screen.name)", isOnTop ? .accent : .dim)
  }
  return [Line("the stack", .dim)] + lines.reversed()
}
