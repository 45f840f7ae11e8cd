// Coordinator: a flow of several screens that fill in one form, with its own coordinator.

public import ClassicRedux

/// The form, and the screens that ask for its fields.
public struct FormState: Equatable, Sendable {
  public var form: NumberForm
  public var routes: Routes<FormScreenState>

  init(form: NumberForm = NumberForm()) {
    self.form = form
    routes = Routes(root: .step(FormStepState(part: .from)), withNavigation: true)
  }

  /// Fills in a field, and asks for the next one.
  mutating func accept(_ number: Int, for part: NumberForm.Part) {
    form[part] = number
    routes.push(.step(FormStepState(part: part.next)))
  }
}

/// The actions of the form: of its screens, and at its end.
public enum FormAction: Equatable, Sendable, Codable {
  case router(RouterAction<FormScreenAction>)
  /// The form is complete, with these numbers. The parent flow handles this.
  case finished([Int])

  public var router: RouterAction<FormScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// The flow of the form. It sends `finished` at its end, and nothing if the user leaves it earlier.
public func formReducer(
  _ environment: CoordinatorEnvironment
) -> EffectReducer<FormState, FormAction> {
  forEachRoute(
    pullback(
      numberReducer(environment.delay), value: \.self,
      case: CasePath(\.number, FormScreenState.number),
      action: CasePath(\.number, FormScreenAction.number)),
    routes: \.routes, action: CasePath(\.router, FormAction.router),
    coordinator: coordinateForm)
}

private func coordinateForm(state: inout FormState, action: FormAction) -> Effect<FormAction> {
  // The actions of a screen that is covered or has left are ignored.
  guard case .router(.routeAction(let address, let action)) = action,
    state.routes.isTop(address)
  else { return .none }
  switch (action, state.routes.top.step?.part) {
  case (.step(.nextTapped(let number)), let part?):
    state.accept(number, for: part)
  case (.step(.numberTapped), let part?):
    state.routes.push(.number(NumberState(number: state.form[part])))
  case (.number(.doneTapped), _):
    guard let number = state.routes.top.number?.number else { break }
    state.routes.goBack()
    if let part = state.routes.top.step?.part { state.form[part] = number }
  case (.step(.confirmTapped), nil):
    return .send(.finished(state.form.numbers))
  case (.step(.returnTapped(let part)), _):
    state.routes.goBackTo { $0.screen.step?.part == part }
  case (.step, _), (.number, _): break
  }
  return .none
}

/// A screen that asks for one field of the form, or the last screen, where the user confirms the form. The numbers are in
/// the form.
public struct FormStepState: Equatable, Sendable {
  /// The field that the screen asks for, or `nil` on the last screen.
  public var part: NumberForm.Part?
}

/// The taps on a screen that asks. The coordinator handles them.
public enum FormStepAction: Equatable, Sendable, Codable {
  case nextTapped(Int)
  /// The user wants to count up to the number.
  case numberTapped
  case confirmTapped
  /// The user wants to change this field again.
  case returnTapped(NumberForm.Part)
}

/// A screen of the form: one that asks for a field, or the number screen, which can also be part of another flow.
public enum FormScreenState: Equatable, Sendable {
  case step(FormStepState)
  case number(NumberState)

  public var step: FormStepState? { if case .step(let state) = self { state } else { nil } }
  public var number: NumberState? { if case .number(let state) = self { state } else { nil } }
}

public enum FormScreenAction: Equatable, Sendable, Codable {
  case step(FormStepAction)
  case number(NumberAction)

  public var step: FormStepAction? { if case .step(let action) = self { action } else { nil } }
  public var number: NumberAction? { if case .number(let action) = self { action } else { nil } }
}
