// Coordinator: the screens as text, for the terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension TopScreen {
  /// The text on the screen.
  public var text: String {
    if let note = note?.value {
      return "note on \(note.title): \(note.text)" + sentence(note.published.failure)
    }
    if let suggestions = suggestions?.value {
      return Coordinator.text(suggestions.texts) { texts in
        texts.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: ", ")
      }
    }
    if let number = number?.value {
      return "the number is \(number.number)"
        + (number.isIncrementing ? ", about to be incremented" : "")
    }
    return store.value.routes.top.text(user: store.value.user)
  }
}

extension ScreenState {
  fileprivate func text(user: String?) -> String {
    switch self {
    case .home(let home):
      let who = user.map { "signed in as \($0)" } ?? "not signed in"
      let nums = home.nums.map(String.init).joined(separator: " ")
      return "\(who); news: \(Coordinator.text(home.news) { $0 }); numbers: \(nums)"
    case .detail(let detail):
      let note = detail.note.isEmpty ? "none" : detail.note
      return "\(Coordinator.text(detail.text) { $0 }); note: \(note)"
    case .form(let form):
      let (numbers, step) = (form.form, form.routes.top)
      let part = step.part.map { "asked for: \($0)" } ?? "confirm it, or return to a part"
      return "from \(numbers.from), through \(numbers.through), step \(numbers.step); \(part)"
        + sentence(step.entry.failure)
    case .name(let name):
      return "what is your name?" + (name.sent.failure.map { " \($0)" } ?? "")
    case .code(let code):
      return "what is the code that was sent to \(code.name)?"
        + (code.verified.failure.map { " \($0)" } ?? "")
    case .edit, .number: return ""
    }
  }
}

private func sentence(_ failure: String?) -> String { failure.map { "; \($0)" } ?? "" }

private func text<Value>(_ loading: Loading<Value>, _ show: (Value) -> String) -> String {
  switch loading {
  case .notBegun: "nothing yet"
  case .underway: "loading"
  case .done(let value): show(value)
  case .failed(let why): "failed: \(why)"
  }
}
