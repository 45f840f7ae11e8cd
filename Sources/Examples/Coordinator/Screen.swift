// Coordinator: the screens of the main flow, and one type for all of them.

public import ClassicRedux

/// A list of numbers, each of which has a detail screen.
public struct HomeState: Equatable, Sendable {
  public var nums = Array(1...10)
}

/// The taps on the home screen. The coordinator handles them, so the screen needs no reducer.
public enum HomeAction: Equatable, Sendable, Codable {
  case itemTapped(Int)
  case formTapped
  case numberTapped
}

public struct DetailState: Equatable, Sendable {
  public var title: Int
}

/// The taps on a detail screen, which the coordinator handles.
public enum DetailAction: Equatable, Sendable, Codable {
  case backButtonTapped
}

/// A screen of the main flow. One of the screens is a flow itself.
public enum ScreenState: Equatable, Sendable {
  case home(HomeState)
  case detail(DetailState)
  case form(FormState)
  case number(NumberState)

  public var home: HomeState? { if case .home(let state) = self { state } else { nil } }
  public var detail: DetailState? { if case .detail(let state) = self { state } else { nil } }
  public var form: FormState? { if case .form(let state) = self { state } else { nil } }
  public var number: NumberState? { if case .number(let state) = self { state } else { nil } }
}

public enum ScreenAction: Equatable, Sendable, Codable {
  case home(HomeAction)
  case detail(DetailAction)
  case form(FormAction)
  case number(NumberAction)

  public var home: HomeAction? { if case .home(let action) = self { action } else { nil } }
  public var detail: DetailAction? { if case .detail(let action) = self { action } else { nil } }
  public var form: FormAction? { if case .form(let action) = self { action } else { nil } }
  public var number: NumberAction? { if case .number(let action) = self { action } else { nil } }
}

/// The reducer of all these screens, each with its part of the environment. A screen never turns into a different
/// one: the coordinator replaces it.
public func screenReducer(
  _ environment: CoordinatorEnvironment
) -> EffectReducer<ScreenState, ScreenAction> {
  combine {
    pullback(
      formReducer(environment), value: \.self, case: CasePath(\.form, ScreenState.form),
      action: CasePath(\.form, ScreenAction.form))
    pullback(
      numberReducer(environment.delay), value: \.self, case: CasePath(\.number, ScreenState.number),
      action: CasePath(\.number, ScreenAction.number))
  }
}
