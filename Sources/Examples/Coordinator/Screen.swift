// Coordinator: one type for all screens of the app.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A screen of the main flow or of the sign-in flow. Two of the screens are flows themselves.
public enum ScreenState: Equatable, Sendable, Codable {
  case home(HomeState)
  case detail(DetailState)
  case form(FormState)
  case edit(EditState)
  case number(NumberState)
  case name(NameState)
  case code(CodeState)

  public var home: HomeState? {
    get { if case .home(let state) = self { state } else { nil } }
    set { if let newValue, home != nil { self = .home(newValue) } }
  }

  public var detail: DetailState? {
    get { if case .detail(let state) = self { state } else { nil } }
    set { if let newValue, detail != nil { self = .detail(newValue) } }
  }

  public var form: FormState? { if case .form(let state) = self { state } else { nil } }
  public var edit: EditState? { if case .edit(let state) = self { state } else { nil } }
  public var number: NumberState? { if case .number(let state) = self { state } else { nil } }
  public var name: NameState? { if case .name(let state) = self { state } else { nil } }
  public var code: CodeState? { if case .code(let state) = self { state } else { nil } }
}

/// An action of one of these screens.
public enum ScreenAction: Equatable, Sendable {
  case home(HomeAction)
  case detail(DetailAction)
  case form(FormAction)
  case edit(EditAction)
  case number(NumberAction)
  case name(NameAction)
  case code(CodeAction)

  public var home: HomeAction? { if case .home(let action) = self { action } else { nil } }
  public var detail: DetailAction? { if case .detail(let action) = self { action } else { nil } }
  public var form: FormAction? { if case .form(let action) = self { action } else { nil } }
  public var edit: EditAction? { if case .edit(let action) = self { action } else { nil } }
  public var number: NumberAction? { if case .number(let action) = self { action } else { nil } }
  public var name: NameAction? { if case .name(let action) = self { action } else { nil } }
  public var code: CodeAction? { if case .code(let action) = self { action } else { nil } }
}

/// The reducer of all these screens, each with its part of the environment. A screen never turns into a different
/// one: the coordinator replaces it.
public func screenReducer(
  _ environment: CoordinatorEnvironment
) -> EffectReducer<ScreenState, ScreenAction> {
  combine {
    pullback(
      homeReducer(environment.news), value: \.self, case: CasePath(\.home, ScreenState.home),
      action: CasePath(\.home, ScreenAction.home))
    pullback(
      detailReducer(environment.fact), value: \.self, case: CasePath(\.detail, ScreenState.detail),
      action: CasePath(\.detail, ScreenAction.detail))
    pullback(
      formReducer(environment.check), value: \.self, case: CasePath(\.form, ScreenState.form),
      action: CasePath(\.form, ScreenAction.form))
    pullback(
      editReducer(environment), value: \.self, case: CasePath(\.edit, ScreenState.edit),
      action: CasePath(\.edit, ScreenAction.edit))
    pullback(
      numberReducer(environment.delay), value: \.self, case: CasePath(\.number, ScreenState.number),
      action: CasePath(\.number, ScreenAction.number))
    pullback(
      nameReducer(environment.sendCode), value: \.self, case: CasePath(\.name, ScreenState.name),
      action: CasePath(\.name, ScreenAction.name))
    pullback(
      codeReducer(environment.verify), value: \.self, case: CasePath(\.code, ScreenState.code),
      action: CasePath(\.code, ScreenAction.code))
  }
}
