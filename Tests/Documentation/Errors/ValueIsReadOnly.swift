// Errors you will see: a change without an action.
// SPDX-License-Identifier: MIT

import Stage1Store

func valueIsReadOnly(_ store: Store<AppState, AppAction>) {
  // error: left side of mutating operator isn't mutable: 'value' is a get-only property
  store.value.count += 1
}
