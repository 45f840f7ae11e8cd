// Errors you will see: a token that is not kept.
// SPDX-License-Identifier: MIT

import Stage1Store

func tokenNotKept(_ store: Store<AppState, AppAction>) {
  // warning: result of call to 'observe' is unused
  store.observe { print($0.count) }
}
