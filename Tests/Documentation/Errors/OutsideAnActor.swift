// Errors you will see: a store outside an actor.
// SPDX-License-Identifier: MIT

import Stage4Effects

func outsideAnActor() -> Store<Int, CounterAction> {
  // error: in a synchronous nonisolated context
  Store(value: 0, reducer: searchReducer)
}
