// Coordinator: the screens as text, for the terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension TopScreen {
  /// The text on the screen.
  public var text: String {
    home.map { homeText($0, user: store.value.user) }
      ?? detail.map(detailText) ?? form.map(formText) ?? note.map(noteText)
      ?? suggestions.map(suggestionsText) ?? number.map(numberText) ?? name.map(nameText)
      ?? code.map(codeText) ?? ""
  }
}

private func homeText(_ home: ScopedStore<HomeState, HomeAction>, user: String?) -> String {
  let who = user.map { "signed in as \($0)" } ?? "not signed in"
  let nums = home.value.nums.map(String.init).joined(separator: " ")
  return "\(who); news: \(text(home.value.news) { $0 }); numbers: \(nums)"
}

private func detailText(_ detail: ScopedStore<DetailState, DetailAction>) -> String {
  let note = detail.value.note.isEmpty ? "none" : detail.value.note
  return "\(text(detail.value.text) { $0 }); note: \(note)"
}

private func formText(_ form: ScopedStore<FormState, FormAction>) -> String {
  let value = form.value
  let numbers = "from \(value.form.from), through \(value.form.through), step \(value.form.step)"
  let problem = value.routes.top.entry.failure.map { "; \($0)" } ?? ""
  let part = value.routes.top.part.map { "asked for: \($0)" } ?? "confirm it, or return to a part"
  return "\(numbers); \(part)\(problem)"
}

private func noteText(_ note: ScopedStore<NoteState, NoteAction>) -> String {
  let problem = note.value.published.failure.map { "; \($0)" } ?? ""
  return "note on \(note.value.title): \(note.value.text)\(problem)"
}

private func suggestionsText(
  _ suggestions: ScopedStore<SuggestionsState, SuggestionsAction>
) -> String {
  text(suggestions.value.texts) { texts in
    texts.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: ", ")
  }
}

private func numberText(_ number: ScopedStore<NumberState, NumberAction>) -> String {
  "the number is \(number.value.number)"
    + (number.value.isIncrementing ? ", about to be incremented" : "")
}

private func nameText(_ name: ScopedStore<NameState, NameAction>) -> String {
  "what is your name?" + (name.value.sent.failure.map { " \($0)" } ?? "")
}

private func codeText(_ code: ScopedStore<CodeState, CodeAction>) -> String {
  "what is the code that was sent to \(code.value.name)?"
    + (code.value.verified.failure.map { " \($0)" } ?? "")
}

private func text<Value>(_ loading: Loading<Value>, _ show: (Value) -> String) -> String {
  switch loading {
  case .notBegun: "nothing yet"
  case .underway: "loading"
  case .done(let value): show(value)
  case .failed(let why): "failed: \(why)"
  }
}
