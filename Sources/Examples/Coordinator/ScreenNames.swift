// Coordinator: the open screens in words, for the terminal and for tests.

import ClassicRedux

extension CoordinatorState {
  /// The screens from the root up, each with how it is presented: `["home", "^^", "form from", ">", "form through"]`.
  public var names: [String] { routes.names(\.names) }
}

extension ScreenState {
  fileprivate var names: [String] {
    switch self {
    case .home: ["home"]
    case .detail(let detail): ["detail \(detail.title)"]
    case .number(let number): ["number \(number.number)"]
    case .form(let form): form.routes.names(\.names)
    }
  }
}

extension FormScreenState {
  fileprivate var names: [String] {
    switch self {
    case .step(let step): ["form \(step.part?.rawValue ?? "confirm")"]
    case .number(let number): ["number \(number.number)"]
    }
  }
}

extension Routes {
  fileprivate func names(_ names: (Screen) -> [String]) -> [String] {
    let signs: [RouteStyle: String] = [.push: ">", .sheet: "^", .cover: "^^"]
    // Nothing presents the root.
    return Array(flatMap { [signs[$0.style]!] + names($0.screen) }.dropFirst())
  }
}
