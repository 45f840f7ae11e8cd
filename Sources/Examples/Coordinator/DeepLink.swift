// Coordinator: turns a path from outside the app into screens.

public import ClassicRedux

extension Routes<ScreenState> {
  /// Creates the screens that a link opens.
  ///
  /// ```text
  /// /                              home
  /// /detail/N[/detail/N …]         details pushed on home
  /// /form[/FROM[/THROUGH]]         the form, filled in so far
  /// ```
  ///
  /// - Throws: A `Refusal` that says which part of the link is wrong.
  public init(link: String) throws(Refusal) {
    guard link.hasPrefix("/") else { throw Refusal("a link begins with /") }
    var parts = link.split(separator: "/")[...]
    self = .main
    if parts.first == "form" {
      parts.removeFirst()
      var form = FormState()
      for part in [NumberForm.Part.from, .through] where !parts.isEmpty {
        form.accept(try parts.popNumber(), for: part)
      }
      presentCover(.form(form))
    } else {
      while parts.first == "detail" {
        parts.removeFirst()
        push(.detail(DetailState(title: try parts.popNumber())))
      }
    }
    if let part = parts.first { throw Refusal("the link should end before '\(part)'") }
  }
}

extension ArraySlice<Substring> {
  fileprivate mutating func popNumber() throws(Refusal) -> Int {
    guard let part = popFirst() else { throw Refusal("the link ends before a whole number") }
    guard let number = Int(part) else {
      throw Refusal("'\(part)' in the link should be a whole number")
    }
    return number
  }
}
