// Coordinator: turns a path from outside the app into screens.

public import ClassicRedux

extension Routes<ScreenState> {
  /// Creates the screens that a link opens, or `nil` if the link is wrong.
  ///
  /// ```text
  /// /                               home
  /// /detail/N[/N …]                 details pushed on home
  /// /form[/FROM[/THROUGH[/STEP]]]   the form, filled in so far
  /// ```
  public init?(link: String) {
    let parts = link.split(separator: "/")
    let numbers = parts.dropFirst().compactMap { Int($0) }
    if numbers.count != parts.dropFirst().count { return nil }
    self = .main
    switch parts.first {
    case nil: break
    case "detail":
      for number in numbers { push(.detail(DetailState(title: number))) }
    case "form" where numbers.count <= NumberForm.Part.allCases.count:
      var form = FormState()
      for (part, number) in zip(NumberForm.Part.allCases, numbers) {
        form.accept(number, for: part)
      }
      presentCover(.form(form))
    default: return nil
    }
  }
}
