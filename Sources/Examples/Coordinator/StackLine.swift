// Coordinator: the whole stack in one line.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension CoordinatorState {
  /// The screens from the root up: `home > detail 7 ^ edit > suggestions`.
  ///
  /// `>` is a push, `^` a sheet and `^^` a cover. A screen that is a flow is followed by its own screens.
  public var stackLine: String { Coordinator.stackLine(of: routes, \.line) }
}

private func stackLine<Screen>(of routes: Routes<Screen>, _ name: (Screen) -> String) -> String {
  let above = routes.dropFirst().map { route in
    let sign =
      switch route.style {
      case .push: ">"
      case .sheet: "^"
      case .cover: "^^"
      }
    return " \(sign) \(name(route.screen))"
  }
  return name(routes[0].screen) + above.joined()
}

extension ScreenState {
  fileprivate var line: String {
    switch self {
    case .home: "home"
    case .detail(let detail): "detail \(detail.title)"
    case .form(let form):
      stackLine(of: form.routes) { "form \($0.part?.rawValue ?? "confirm")" }
    case .edit(let edit): stackLine(of: edit.routes, \.line)
    case .number(let number): number.line
    case .name: "sign-in"
    case .code: "code"
    }
  }
}

extension EditScreenState {
  fileprivate var line: String {
    switch self {
    case .note: "edit"
    case .suggestions: "suggestions"
    case .number(let number): number.line
    }
  }
}

extension NumberState {
  fileprivate var line: String { "number \(number)" }
}
