// A1: its screen, which opens the screen of A2.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Numbers

/// The screen of A1, as text.
@MainActor
public struct A1Screen {
  let store: ScopedStore<A1State, A1Action>

  public init(store: ScopedStore<A1State, A1Action>) { self.store = store }

  public var lines: [String] { ["A1", failure?.description ?? store.value.resultString] }
  public var failure: NumbersError? { store.value.failure }

  public func appear() { store.send(.onAppear) }

  /// Creates a store for A2, which is open for as long as the caller keeps the store.
  ///
  /// It is here to show the consequences: the store is separate, so no parent can see that A2 is open, handle its
  /// actions, or close it. The program must keep this store next to that of the root, wait for both, and close A2
  /// when the user logs out. Prefer a part of the parent's store, like `B1Screen.b2` in the module FeatureB1. A
  /// separate store is right only for a screen that should outlive its parent. The test
  /// `loggingOutClosesB2ButNotA2` shows the difference.
  public func openA2() -> Store<A2State, A2Action> {
    Store(
      value: A2State(), reducer: a2Reducer(A2Environment(numbers: .live, clock: ContinuousClock())))
  }
}
