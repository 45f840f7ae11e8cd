// Errors you will see: a reducer as a global constant.
// SPDX-License-Identifier: MIT

import Stage2Pullback

// error: let 'globalReducer' is not concurrency-safe
let globalReducer: Reducer<AppState, AppAction> = combine {
  pullback(counterReducer, value: \.count, action: \.counter)
}
