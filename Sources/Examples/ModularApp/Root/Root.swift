// Root: the whole app, which is either at login or at the tab bar.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Login
public import Numbers
public import TabBar

/// The state of the whole app, one screen at a time.
///
/// Each feature is a module of its own and knows those below it only, so there are no circles: who
/// is above hears a child's actions. That is enough for features to communicate in four ways:
///
/// | way | here | by |
/// |---|---|---|
/// | child to parent | `logIn` replaces Login by the tab bar | the reducer of Root |
/// | parent to child | login data goes down into B1 on its `onAppear` | the reducer of TabBar |
/// | same level | what A1 has loaded is heard in B1 | the reducer of TabBar, above both |
/// | across modules | B2 is closed, and B1 keeps its fact | the reducer of B1, which imports B2 |
public enum RootState: Equatable {
  case login(LoginState)
  case tabBar(TabBarState)

  /// At login.
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

  public init(numbers: NumbersClient = .embedded, clock: any Clock<Duration> = ContinuousClock()) {
    tabBar = TabBarEnvironment(numbers: numbers, clock: clock)
  }
}

/// The reducer of the whole app: that of the case that is shown, then the one that goes from case
/// to case.
public var rootReducer: EnvironmentReducer<RootState, RootAction, RootEnvironment> {
  combine {
    lift(
      pullback(
        loginReducer, value: \.self, case: CasePath(\.login, RootState.login),
        action: CasePath(\.login, RootAction.login)))
    pullback(
      tabBarReducer, value: \.self, case: CasePath(\.tabBar, RootState.tabBar),
      action: CasePath(\.tabBar, RootAction.tabBar), environment: \.tabBar)
    lift(rootOwnReducer)
  }
}

private func rootOwnReducer(state: inout RootState, action: RootAction) {
  switch action {
  case .login(.logIn(.success(let name))):
    state = .tabBar(TabBarState(loginData: name))
  case .tabBar(.logOutTapped):
    state = .login(LoginState())
  case .tabBar:
    break
  }
}

extension RootState: Encodable {
  private enum CodingKeys: CodingKey { case login, tabBar }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .login(let state): try container.encode(state, forKey: .login)
    case .tabBar(let state): try container.encode(state, forKey: .tabBar)
    }
  }
}
