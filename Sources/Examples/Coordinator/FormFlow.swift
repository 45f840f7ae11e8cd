// Coordinator: a flow of three screens that fill in one form.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The form, and the screens that ask for its parts.
public struct FormState: Equatable, Sendable, Codable {
  /// What all the screens are about, kept once.
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

/// What happens in the form: on one of its screens, in its bar, at its end.
public enum FormAction: Equatable, Sendable {
  case router(RouterAction<FormStepState, FormStepAction>)
  case navigate(Navigation)
  /// All is filled in. It is for whoever began the form: these are the numbers.
  case finished([Int])

  public var router: RouterAction<FormStepState, FormStepAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// The flow of the form, which says so when it is finished. Who leaves it before has handed nothing back.
public var formReducer:
  EnvironmentReducer<FormState, FormAction, @Sendable (_ number: Int) async throws -> Void>
{
  forEachRoute(
    formStepReducer, routes: \.routes, action: CasePath(\.router, FormAction.router),
    environment: { $0 }, parent: coordinateForm)
}

/// Fills in the form, part by part.
private func coordinateForm(
  state: inout FormState, action: FormAction, check: @Sendable (Int) async throws -> Void
) -> Effect<FormAction> {
  switch action {
  case .router(.routeAction(let address, .entryChanged(.done(let number)))):
    guard let index = state.routes.index(of: address),
      let part = state.routes[screen: index].part
    else { return .none }
    state.form[part] = number
    // One that is covered by the next already leads no further.
    guard index == state.routes.count - 1 else { return .none }
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
