// B1: what its screen shows, and how it opens that of B2.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import FeatureB2
public import Numbers

/// The screen of B1, as text.
@MainActor
public struct B1Screen {
  let store: ScopedStore<B1State, B1Action>

  public init(store: ScopedStore<B1State, B1Action>) { self.store = store }

  public var lines: [String] {
    let state = store.value
    return [
      "B1", state.loginData.isEmpty ? "" : "login data: \(state.loginData)",
      failure?.description ?? state.resultString,
      state.heard.isEmpty ? "" : "heard: \(state.heard)",
    ]
  }

  public var failure: NumbersError? { store.value.failure }

  public func appear() { store.send(.onAppear) }
  public func openB2() { store.send(.openB2Tapped) }

  /// The screen of B2 while it is open, with a part of this store.
  ///
  /// Do it like this, and not as `A1Screen.openA2()` in the module FeatureA: what B2 knows is part
  /// of what B1 knows, so that every parent up to the root sees it, hears its actions, and takes
  /// its effects away with it.
  public var b2: B2Screen? {
    store.scope(ifPresent: \.b2, action: B1Action.b2).map { B2Screen(store: $0) }
  }
}
