// Coordinator: the screens as text, for the terminal, and the ways back from the one on top.
// SPDX-License-Identifier: MIT

public import ClassicRedux

extension CoordinatorState {
  /// The name of each screen from the root up, and how it is presented. The screens of a flow stand in its place.
  public var stack: [(style: RouteStyle, name: String)] {
    routes.flatMap { route -> [(RouteStyle, String)] in
      guard let form = route.screen.form else { return [(route.style, route.screen.name)] }
      return zip(0..., form.routes).map { ($0 == 0 ? route.style : $1.style, $1.screen.name) }
    }
  }

  /// The stack in one line: `home ^^ form from > form through`.
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

  public var text: String {
    switch routes.top {
    case .home(let home): "numbers: " + home.nums.map(String.init).joined(separator: " ")
    case .detail(let detail): detail.text
    case .number(let number): number.text
    case .form(let form):
      switch form.routes.top {
      case .number(let number): number.text
      case .step(let step):
        "from \(form.form.from), through \(form.form.through), step \(form.form.step); "
          + (step.part.map { "asked for: \($0)" } ?? "confirm it, or return to a part")
      }
    }
  }
}

extension ScreenState {
  fileprivate var name: String {
    switch self {
    case .home: "home"
    case .detail(let detail): "detail \(detail.title)"
    case .form: "form"
    case .number(let number): "number \(number.number)"
    }
  }
}

extension FormScreenState {
  fileprivate var name: String {
    switch self {
    case .step(let step): "form \(step.part?.rawValue ?? "confirm")"
    case .number(let number): "number \(number.number)"
    }
  }
}

extension NumberState {
  fileprivate var text: String {
    "the number is \(number)" + (isIncrementing ? ", about to be incremented" : "")
  }
}

// MARK: The ways back

extension CoordinatorState {
  public func onTop(_ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(id: routes.topID, action))
  }

  /// An action for the screen on top of the form, which is on top of the routes.
  public func onTop(_ action: FormScreenAction) -> CoordinatorAction? {
    routes.top.form.map { onTop(.form(.router(.routeAction(id: $0.routes.topID, action)))) }
  }

  /// The action of a tap in the bar of the flow on top, or `nil` if the tap is not possible.
  ///
  /// At the root of the form, the user cannot go back, but can dismiss the form.
  public func tap(_ navigation: Navigation) -> CoordinatorAction? {
    if navigation != .dismiss, var form = routes.top.form?.routes {
      return navigation.apply(to: &form) ? onTop(.form(.navigate(navigation))) : nil
    }
    var routes = routes
    return navigation.apply(to: &routes) ? .navigate(navigation) : nil
  }

  /// The action of a swipe that goes back or closes a sheet, or `nil` for a screen that cannot be swiped away: a cover.
  ///
  /// The gesture is over before the app is notified, so the action has the id of the screen that has left.
  public func swipe() -> CoordinatorAction? {
    if let form = routes.top.form?.routes, form.canGoBack() {
      return onTop(.form(.router(.screensLeft([form.topID]))))
    }
    if case .cover = routes[routes.count - 1].style { return nil }
    return .router(.screensLeft([routes.topID]))
  }
}
