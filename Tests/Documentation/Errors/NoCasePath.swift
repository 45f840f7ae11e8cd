// Errors you will see: a key path in place of a case path.
// SPDX-License-Identifier: MIT

import Stage4Effects

func noCasePath() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'CasePath<AppAction, CounterAction>'
    pullback(searchReducer, value: \.count, action: \.counter)
  }
}
