// Root: the whole app, which shows either the login or the tab bar.

public import ClassicRedux
public import Numbers

/// The state of the whole app, one screen at a time.
///
/// Each feature is a module of its own and knows only the features below it, so there are no cycles. A parent
/// handles its children's actions. The article *A modular app* lists the four ways in which they communicate.
public enum RootState: Equatable {
  case login(LoginState)
  case tabBar(TabBarState)

  public init() { self = .login(LoginState()) }

  public var login: LoginState? { if case .login(let state) = self { state } else { nil } }
  public var tabBar: TabBarState? { if case .tabBar(let state) = self { state } else { nil } }
}

public enum RootAction: Equatable, Sendable {
  case login(LoginAction)
  case tabBar(TabBarAction)

  public var login: LoginAction? { if case .login(let action) = self { action } else { nil } }
  public var tabBar: TabBarAction? { if case .tabBar(let action) = self { action } else { nil } }
}

public struct RootEnvironment: Sendable {
  public var tabBar: TabBarEnvironment

  public init(numbers: NumbersClient = .embedded) { tabBar = TabBarEnvironment(b1: numbers) }
}

/// The reducer of the whole app: first that of the current case, then the one that switches between the cases.
public func rootReducer(_ environment: RootEnvironment) -> EffectReducer<RootState, RootAction> {
  combine {
    pullback(
      lift(loginReducer), value: \.self, case: CasePath(\.login, RootState.login),
      action: CasePath(\.login, RootAction.login))
    pullback(
      tabBarReducer(environment.tabBar), value: \.self,
      case: CasePath(\.tabBar, RootState.tabBar), action: CasePath(\.tabBar, RootAction.tabBar))
    lift(rootOwnReducer)
  }
}

private func rootOwnReducer(state: inout RootState, action: RootAction) {
  switch action {
  // A second tap may arrive when the login has left.
  case .login(.logIn(.success(let name))) where state.login != nil:
    state = .tabBar(TabBarState(loginData: name))
  case .tabBar(.logOutTapped):
    state = .login(LoginState())
  case .login, .tabBar: break
  }
}
