// Errors you will see: a token that is not used.
// SPDX-License-Identifier: MIT

import Stage1Store

func tokenNotUsed(_ store: Store<AppState, AppAction>) {
  // warning: initialization of immutable value 'token' was never used
  let token = store.observe { print($0.count) }
  store.send(.resetTapped)
}
