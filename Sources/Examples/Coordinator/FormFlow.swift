// Coordinator: a flow of three screens that fill in one form.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The form, and the screens that ask for its fields.
public struct FormState: Equatable, Sendable, Codable {
  /// The form, which all screens share.
  public var form = NumberForm()
  public var routes = Routes(root: FormStepState(part: .from), withNavigation: true)

  public init() {}
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

/// A screen that asks for one field of the form, or the last screen, where the user confirms the form.
///
/// It does not hold the form or the field: the form's coordinator keeps those.
public struct FormStepState: Equatable, Sendable, Codable {
  /// The field that the screen asks for, or `nil` on the last screen.
  public var part: NumberForm.Part?
  /// The accepted number, or the reason why it was refused. On the last screen, the reason why the form was
  /// refused.
  public var entry = Loading<Int>.notBegun

  public init(part: NumberForm.Part?) { self.part = part }
}

/// The actions of a screen of the form.
public enum FormStepAction: Equatable, Sendable {
  case nextTapped(Int)
  case entryChanged(Loading<Int>)
  /// The user confirmed the form.
  case confirmTapped
  /// The user wants to change this field again.
  case returnTapped(NumberForm.Part)
}

/// Checks the number that was entered. The coordinator handles the rest.
public func formStepReducer(
  _ check: @escaping @Sendable (_ number: Int) async throws -> Void
) -> EffectReducer<FormStepState, FormStepAction> {
  { state, action in
    switch action {
    case .nextTapped(let number):
      state.entry = .underway
      return .load(as: FormStepAction.entryChanged) {
        try await check(number)
        return number
      }
      .cancellable(id: Check(), cancelInFlight: true)
    case .entryChanged(let entry):
      state.entry = entry
      return .none
    case .confirmTapped, .returnTapped:
      return .none
    }
  }
}

private struct Check: Hashable {}
