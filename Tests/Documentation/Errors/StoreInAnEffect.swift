// Errors you will see: a store in an effect.
// SPDX-License-Identifier: MIT

import Stage4Effects

@MainActor
func storeInAnEffect(_ store: Store<AppState, AppAction>) -> Effect<CounterAction> {
  // error: capture of 'store' with non-Sendable type 'Store<AppState, AppAction>'
  .run { _ in store.send(.resetTapped) }
}
