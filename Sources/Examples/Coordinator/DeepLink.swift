// Coordinator: turns a path from outside the app into screens.
// SPDX-License-Identifier: MIT

public import ClassicRedux

extension Routes<ScreenState> {
  /// Creates the screens that a link opens.
  ///
  /// ```text
  /// /                              home
  /// /detail/N[/detail/N …]         details pushed on home
  /// …/sheet/edit[/suggestions]     after a detail: the flow of its note, in a sheet
  /// /form[/FROM[/THROUGH]]         the form, filled in so far
  /// /sign-in                       the sign-in flow
  /// ```
  ///
  /// - Throws: A `Refusal` that says which part of the link is wrong.
  public init(link: String) throws(Refusal) {
    guard link.hasPrefix("/") else { throw Refusal("a link begins with /") }
    var parts = LinkParts(link)
    self = .main
    switch parts.next() {
    case nil: return
    case "detail": try appendDetails(of: &parts)
    case "form": presentCover(.form(try FormState(&parts)))
    case "sign-in": self = .signIn
    default: throw parts.refusal("it should be detail, form or sign-in")
    }
    if parts.next() != nil { throw parts.refusal("the link should end before it") }
  }

  private mutating func appendDetails(of parts: inout LinkParts) throws(Refusal) {
    var title = try parts.number()
    push(.detail(DetailState(title: title)))
    while let part = parts.next() {
      switch part {
      case "detail":
        title = try parts.number()
        push(.detail(DetailState(title: title)))
      case "sheet":
        guard parts.next() == "edit" else { throw parts.refusal("it should be edit") }
        presentSheet(.edit(try EditState(&parts, title: title)))
        return
      default: throw parts.refusal("it should be detail or sheet")
      }
    }
  }
}

extension EditState {
  fileprivate init(_ parts: inout LinkParts, title: Int) throws(Refusal) {
    self.init(title: title, note: "")
    guard let part = parts.next() else { return }
    guard part == "suggestions" else { throw parts.refusal("it should be suggestions") }
    routes.push(.suggestions(SuggestionsState(title: title)))
  }
}

extension FormState {
  fileprivate init(_ parts: inout LinkParts) throws(Refusal) {
    self.init()
    for (part, next) in [(NumberForm.Part.from, NumberForm.Part.through), (.through, .step)] {
      guard !parts.isAtEnd else { return }
      form[part] = try parts.number()
      routes.push(FormStepState(part: next))
    }
  }
}

/// The parts between the slashes.
private struct LinkParts {
  private var rest: ArraySlice<Substring>
  private var position = 0
  private var last: Substring?

  init(_ link: String) {
    rest = link.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if rest == [""] { rest = [] }
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> Substring? {
    position += 1
    last = rest.popFirst()
    return last
  }

  mutating func number() throws(Refusal) -> Int {
    guard let number = next().flatMap({ Int($0) }) else {
      throw refusal("it should be a whole number")
    }
    return number
  }

  /// The reason to refuse the last part.
  func refusal(_ expectation: String) -> Refusal {
    let found = last.map { "'\($0)'" } ?? "missing"
    return Refusal("part \(position) of the link is \(found); \(expectation)")
  }
}
