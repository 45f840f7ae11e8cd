// Login: its screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The screen of Login, as text.
@MainActor
public struct LoginScreen {
  let store: ScopedStore<LoginState, LoginAction>

  public init(store: ScopedStore<LoginState, LoginAction>) { self.store = store }

  public var lines: [String] { ["Login"] }

  public func logIn(name: String) { store.send(.logIn(.success(name))) }
}
