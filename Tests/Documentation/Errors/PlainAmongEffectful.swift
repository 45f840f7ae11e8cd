// Errors you will see: a plain reducer among effectful ones.
// SPDX-License-Identifier: MIT

import Stage4Effects

func plainAmongEffectful() -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(searchReducer, value: \.count, action: CasePath(\.counter, AppAction.counter))
    // error: to expected argument type 'EffectReducer<AppState, AppAction>'
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}
