// Errors you will see: one way where two are needed.
// SPDX-License-Identifier: MIT

import Stage4Effects

func noCasePath() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'CasePath<AppAction, CounterAction>'
    pullback(searchReducer, value: \.count, action: \.counter)
  }
}
