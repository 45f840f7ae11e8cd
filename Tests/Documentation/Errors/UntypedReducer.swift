// Errors you will see: a reducer without types.
// SPDX-License-Identifier: MIT

import Stage1Store

func untypedReducer() {
  // error: cannot infer type of closure parameter 'action' without a type annotation
  let store = Store(value: AppState()) { state, action in state.count += 1 }
  _ = store
}
