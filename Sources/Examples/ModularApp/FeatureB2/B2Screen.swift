// B2: its screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Numbers

/// The screen of B2, as text.
@MainActor
public struct B2Screen {
  let store: ScopedStore<B2State, B2Action>

  public init(store: ScopedStore<B2State, B2Action>) { self.store = store }

  public var lines: [String] { ["B2", failure?.description ?? store.value.resultString] }
  public var failure: NumbersError? { store.value.failure }

  public func appear() { store.send(.onAppear) }
  public func close() { store.send(.closeTapped) }
}
