// Exercise 3: undo and redo.

import Stage2Pullback

/// A value with its earlier values, and those that were undone.
struct History<Value> {
  var present: Value
  /// The oldest first.
  var past: [Value] = []
  /// The next one last.
  var future: [Value] = []
}

enum HistoryAction<Action> {
  case undo
  case redo
  case perform(Action)
}

// MARK: Your part. Everything above is given.

/// Returns a reducer that runs `reducer` on a value with a history.
///
/// `undo` goes one step back, and `redo` one step forward; if there is no such step, they do nothing.
/// `perform` discards the steps that could have been redone.
func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<History<Value>, HistoryAction<Action>> {
  { history, action in
    // Your code goes here.
  }
}
