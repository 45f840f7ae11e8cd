// Coordinator: turns a path from outside the app into screens.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The reason why a link is invalid.
public enum LinkError: Error, Equatable, CustomStringConvertible {
  case doesNotBeginWithSlash
  /// One of its parts, counted from 1, is missing or wrong.
  case part(Int, found: String?, shouldBe: String)
  /// It should end before this part.
  case tooLong(Int, found: String)

  public var description: String {
    switch self {
    case .doesNotBeginWithSlash: "a link begins with /"
    case .part(let number, nil, let expected):
      "part \(number) of the link is missing; it should be \(expected)"
    case .part(let number, let found?, let expected):
      "part \(number) of the link is '\(found)'; it should be \(expected)"
    case .tooLong(let number, let found):
      "part \(number) of the link is '\(found)'; the link should end before it"
    }
  }
}

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
  /// - Throws: A `LinkError` for every invalid text.
  public init(link: String) throws(LinkError) {
    guard link.hasPrefix("/") else { throw .doesNotBeginWithSlash }
    var parts = LinkParts(link)
    self = .main
    switch parts.next() {
    case nil: return
    case "detail": try appendDetails(of: &parts)
    case "form": presentCover(.form(try FormState(&parts)))
    case "sign-in": self = .signIn
    default: throw parts.error(shouldBe: "detail, form or sign-in")
    }
    try parts.end()
  }

  private mutating func appendDetails(of parts: inout LinkParts) throws(LinkError) {
    var title = try parts.number()
    push(.detail(DetailState(title: title)))
    while let part = parts.next() {
      switch part {
      case "detail":
        title = try parts.number()
        push(.detail(DetailState(title: title)))
      case "sheet":
        guard parts.next() == "edit" else { throw parts.error(shouldBe: "edit") }
        presentSheet(.edit(try EditState(&parts, title: title)))
        return
      default: throw parts.error(shouldBe: "detail or sheet")
      }
    }
  }
}

extension EditState {
  fileprivate init(_ parts: inout LinkParts, title: Int) throws(LinkError) {
    self.init(title: title, note: "")
    guard let part = parts.next() else { return }
    guard part == "suggestions" else { throw parts.error(shouldBe: "suggestions") }
    routes.push(.suggestions(SuggestionsState(title: title)))
  }
}

extension FormState {
  fileprivate init(_ parts: inout LinkParts) throws(LinkError) {
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

  mutating func number() throws(LinkError) -> Int {
    guard let number = next().flatMap({ Int($0) }) else { throw error(shouldBe: "a whole number") }
    return number
  }

  mutating func end() throws(LinkError) {
    if let part = next() { throw .tooLong(position, found: String(part)) }
  }

  /// The error for the last part.
  func error(shouldBe expected: String) -> LinkError {
    .part(position, found: last.map(String.init), shouldBe: expected)
  }
}
