// Errors you will see: a typo in a key path.
// SPDX-License-Identifier: MIT

import Stage2Pullback

func wrongKeyPath() -> Reducer<AppState, AppAction> {
  combine {
    // error: value of type 'AppState' has no member 'cuont'
    pullback(counterReducer, value: \.cuont, action: \.counter)
  }
}
