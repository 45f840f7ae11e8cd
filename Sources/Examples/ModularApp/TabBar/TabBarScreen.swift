// TabBar: its screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import FeatureA
public import FeatureB1

/// The screen of the tab bar, as text.
@MainActor
public struct TabBarScreen {
  let store: ScopedStore<TabBarState, TabBarAction>

  public init(store: ScopedStore<TabBarState, TabBarAction>) { self.store = store }

  public var loginData: String { store.value.loginData }
  public var tab: TabBarState.Tab { store.value.tab }

  public var a1: A1Screen {
    A1Screen(store: store.scope(value: \.a1, action: CasePath(\.a1, TabBarAction.a1)))
  }
  public var b1: B1Screen {
    B1Screen(store: store.scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1)))
  }

  public func select(_ tab: TabBarState.Tab) { store.send(.tabSelected(tab)) }
  public func logOut() { store.send(.logOutTapped) }
}
