// A2: its screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Numbers

/// The screen of A2, as text.
@MainActor
public struct A2Screen {
  let store: ScopedStore<A2State, A2Action>

  public init(store: ScopedStore<A2State, A2Action>) { self.store = store }

  public var lines: [String] { ["A2", failure?.description ?? store.value.resultString] }
  public var failure: NumbersError? { store.value.failure }

  public func appear() { store.send(.onAppear) }
}
