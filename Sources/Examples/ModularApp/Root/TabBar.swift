// TabBar: A1 and B1 side by side, and how they communicate.

public import ClassicRedux
public import FeatureA
public import FeatureB1
public import Numbers

public struct TabBarState: Equatable {
  public enum Tab: String, Sendable { case a, b }

  public var loginData: String
  public var tab = Tab.a
  public var a1 = A1State()
  public var b1 = B1State()

  public init(loginData: String) { self.loginData = loginData }
}

public enum TabBarAction: Equatable, Sendable {
  case tabSelected(TabBarState.Tab)
  /// The parent handles this.
  case logOutTapped
  case a1(A1Action)
  case b1(B1Action)

  public var a1: A1Action? { if case .a1(let action) = self { action } else { nil } }
  public var b1: B1Action? { if case .b1(let action) = self { action } else { nil } }
}

public struct TabBarEnvironment: Sendable {
  public var b1: NumbersClient
}

/// The reducer of the tab bar and of both tabs. A1 gets no part of the environment, because it creates its own.
public func tabBarReducer(
  _ environment: TabBarEnvironment
) -> EffectReducer<TabBarState, TabBarAction> {
  combine {
    pullback(a1Reducer(A1Environment()), value: \.a1, action: CasePath(\.a1, TabBarAction.a1))
    pullback(b1Reducer(environment.b1), value: \.b1, action: CasePath(\.b1, TabBarAction.b1))
    lift(tabBarOwnReducer)
  }
}

private func tabBarOwnReducer(state: inout TabBarState, action: TabBarAction) {
  switch action {
  case .tabSelected(let tab):
    state.tab = tab
  case .a1(.dataLoaded(.success(let fact))):
    state.b1.heard = fact
  case .b1(.onAppear):
    state.b1.loginData = state.loginData
  case .logOutTapped, .a1, .b1: break
  }
}
