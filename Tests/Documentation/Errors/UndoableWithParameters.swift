// Errors you will see: a higher-order reducer with parameters.
// SPDX-License-Identifier: MIT

import Stage3HigherOrder

func undoableInCompose() -> Reducer<Undoable<Int>, UndoableAction<CounterAction>> {
  // error: cannot convert value of type '@Sendable (@escaping (inout Int, CounterAction) -> Void, Int,
  compose(undoable, logging)(counterReducer)
}
