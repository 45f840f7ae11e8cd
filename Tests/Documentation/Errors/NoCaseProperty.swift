// Errors you will see: a case without a property.
// SPDX-License-Identifier: MIT

import Stage2Pullback

enum TabAction { case counter(CounterAction) }

func noCaseProperty() -> Reducer<AppState, TabAction> {
  combine {
    // error: key path cannot refer to enum case 'counter'
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}
