// Errors you will see: a closure in a list.
// SPDX-License-Identifier: MIT

import Stage2Pullback

func closureInAList() -> Reducer<AppState, AppAction> {
  combine {
    pullback(counterReducer, value: \.count, action: \.counter)
    // error: extra trailing closure passed in call
    { state, action in state.name = "" }
  }
}
