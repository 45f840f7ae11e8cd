// Coordinator: the screens as text, for the terminal.
// SPDX-License-Identifier: MIT

public import ClassicRedux

extension CoordinatorState {
  /// The name of each screen from the root up, and how it is presented. A flow's screens take its place.
  public var stack: [(style: RouteStyle, name: String)] { rows(of: routes, \.rows) }

  /// The stack in one line: `home > detail 7 ^ edit > suggestions`.
  ///
  /// `>` is a push, `^` a sheet and `^^` a cover.
  public var stackLine: String {
    let above = stack.dropFirst().map { style, name in
      switch style {
      case .push: " > \(name)"
      case .sheet: " ^ \(name)"
      case .cover: " ^^ \(name)"
      }
    }
    return stack[0].name + above.joined()
  }

  /// The text on the screen that the user sees, without ``failure``.
  public var text: String {
    switch routes.top {
    case .home(let home):
      let who = user.map { "signed in as \($0)" } ?? "not signed in"
      let nums = home.nums.map(String.init).joined(separator: " ")
      return "\(who); news: \(home.news.text { $0 }); numbers: \(nums)"
    case .detail(let detail):
      let note = detail.note.isEmpty ? "none" : detail.note
      return "\(detail.text.text { $0 }); note: \(note)"
    case .form(let form):
      let (numbers, step) = (form.form, form.routes.top)
      let part = step.part.map { "asked for: \($0)" } ?? "confirm it, or return to a part"
      return "from \(numbers.from), through \(numbers.through), step \(numbers.step); \(part)"
    case .edit(let edit): return edit.routes.top.text
    case .number(let number): return number.text
    case .name: return "what is your name?"
    case .code(let code): return "what is the code that was sent to \(code.name)?"
    }
  }

  /// The reason why the last operation of the screen that the user sees failed, if it did.
  public var failure: String? {
    switch routes.top {
    case .home(let home): home.news.failure
    case .detail(let detail): detail.text.failure
    case .form(let form): form.routes.top.entry.failure
    case .edit(let edit):
      edit.routes.top.note?.published.failure ?? edit.routes.top.suggestions?.texts.failure
    case .number: nil
    case .name(let name): name.sent.failure
    case .code(let code): code.verified.failure
    }
  }
}

private typealias Row = (style: RouteStyle, name: String)

private func rows<Screen>(of routes: Routes<Screen>, _ rows: (Screen) -> [Row]) -> [Row] {
  routes.flatMap { route in
    var rows = rows(route.screen)
    rows[0].style = route.style
    return rows
  }
}

extension ScreenState {
  fileprivate var rows: [Row] {
    switch self {
    case .home: [(.push, "home")]
    case .detail(let detail): [(.push, "detail \(detail.title)")]
    case .form(let form):
      Coordinator.rows(of: form.routes) { [(.push, "form \($0.part?.rawValue ?? "confirm")")] }
    case .edit(let edit): Coordinator.rows(of: edit.routes) { [(.push, $0.name)] }
    case .number(let number): [(.push, "number \(number.number)")]
    case .name: [(.push, "sign-in")]
    case .code: [(.push, "code")]
    }
  }
}

extension EditScreenState {
  fileprivate var name: String {
    switch self {
    case .note: "edit"
    case .suggestions: "suggestions"
    case .number(let number): "number \(number.number)"
    }
  }

  fileprivate var text: String {
    switch self {
    case .note(let note): "note on \(note.title): \(note.text)"
    case .suggestions(let suggestions):
      suggestions.texts.text { texts in
        texts.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: ", ")
      }
    case .number(let number): number.text
    }
  }
}

extension NumberState {
  fileprivate var text: String {
    "the number is \(number)" + (isIncrementing ? ", about to be incremented" : "")
  }
}

extension Loading {
  fileprivate func text(_ show: (Value) -> String) -> String {
    switch self {
    case .notBegun: "nothing yet"
    case .underway: "loading"
    case .done(let value): show(value)
    case .failed: "failed"
    }
  }
}
