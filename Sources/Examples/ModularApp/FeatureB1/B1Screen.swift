// B1: its screen, which opens the screen of B2.
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
  /// Prefer this to `A1Screen.openA2()` in the module FeatureA: the state of B2 is part of B1's state, so every
  /// parent up to the root sees it and handles its actions, and its effects are cancelled when it leaves.
  public var b2: B2Screen? {
    store.scope(ifPresent: \.b2, action: CasePath(\.b2, B1Action.b2)).map { B2Screen(store: $0) }
  }
}
