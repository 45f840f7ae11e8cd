// A1: what its screen shows, and how it opens that of A2.
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

  /// Makes a store for A2, which is open as long as the caller keeps it.
  ///
  /// It is here to show what comes of it: the store is one of its own, so no parent sees that A2 is
  /// open, hears its actions, or can close it. Whoever shows screens must keep this store beside
  /// that of the root, wait for both, and think of it when the user logs out. Prefer a part of the
  /// parent's store, as `B1Screen.b2` in the module FeatureB1; one of its own is right for what
  /// shall outlive its parent. The test `loggingOutTakesB2AwayAndLeavesA2` shows the difference.
  public func openA2() -> Store<A2State, A2Action> {
    Store(
      value: A2State(), reducer: a2Reducer,
      environment: A2Environment(numbers: .live, clock: ContinuousClock()))
  }
}
