// Root: its screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Login
public import TabBar

/// The screen of the app: one of two.
@MainActor
public struct RootScreen {
  let store: ScopedStore<RootState, RootAction>

  public init(store: ScopedStore<RootState, RootAction>) { self.store = store }

  public var login: LoginScreen? {
    store.scope(ifPresent: \.login, action: CasePath(\.login, RootAction.login))
      .map { LoginScreen(store: $0) }
  }

  public var tabBar: TabBarScreen? {
    store.scope(ifPresent: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar))
      .map { TabBarScreen(store: $0) }
  }
}
