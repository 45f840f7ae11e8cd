// Coordinator: a flow of three screens that fill in one form.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The form, and the screens that ask for its fields.
public struct FormState: Equatable, Sendable, Codable {
  /// The form, which all screens share.
  public var form: NumberForm
  public var routes: Routes<FormStepState>

  public init(
    form: NumberForm = NumberForm(),
    routes: Routes<FormStepState> = Routes(root: FormStepState(part: .from), withNavigation: true)
  ) {
    self.form = form
    self.routes = routes
  }
}

/// The actions of the form: of its screens, of its bar, and at its end.
public enum FormAction: Equatable, Sendable {
  case router(RouterAction<FormStepAction>)
  case navigate(Navigation)
  /// The form is complete, with these numbers. The parent flow handles this.
  case finished([Int])

  public var router: RouterAction<FormStepAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// The flow of the form. It sends `finished` at its end, and nothing if the user leaves it earlier.
public func formReducer(
  _ check: @escaping @Sendable (_ number: Int) async throws -> Void
) -> EffectReducer<FormState, FormAction> {
  forEachRoute(
    formStepReducer(check), routes: \.routes, action: CasePath(\.router, FormAction.router),
    coordinator: coordinateForm)
}

/// Fills in the form, one field at a time.
private func coordinateForm(state: inout FormState, action: FormAction) -> Effect<FormAction> {
  switch action {
  // The screen has left.
  case .router(.routeAction(let address, _)) where state.routes.index(of: address) == nil: break
  case .router(.routeAction(let address, .entryChanged(.done(let number)))):
    guard let part = state.routes[address]?.part else { return .none }
    state.form[part] = number
    // A screen that is already covered by the next one is ignored.
    guard state.routes.index(of: address) == state.routes.count - 1 else { return .none }
    state.routes.push(FormStepState(part: part.next))
  case .router(.routeAction(_, .confirmTapped)) where state.routes.top.part == nil:
    switch state.form.numbers {
    case .success(let numbers): return .send(.finished(numbers))
    case .failure(let why): state.routes.top.entry = .failed("\(why)")
    }
  case .router(.routeAction(_, .returnTapped(let part))):
    state.routes.goBackTo { $0.screen.part == part }
  case .navigate(let navigation): navigation.apply(to: &state.routes)
  case .router, .finished: break
  }
  return .none
}
