// Errors you will see: a path to a part of another type.
// SPDX-License-Identifier: MIT

import Stage2Pullback

func otherPart() -> Reducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'WritableKeyPath<AppState, Int>'
    pullback(counterReducer, value: \.name, action: \.counter)
  }
}
