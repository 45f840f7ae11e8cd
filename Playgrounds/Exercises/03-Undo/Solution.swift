// Exercise 3, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: Imagine three stacks of paper: past, present (always one sheet) and future. Which sheet
// moves where for undo, redo and perform?
// Hint 2: `undo` takes the last value of the past. The present must not vanish, because `redo` will
// need it.
// Hint 3: `redo` is `undo` with past and future swapped. `perform` remembers the present, clears
// the future, and only then lets the reducer change the present.

func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<History<Value>, HistoryAction<Action>> {
  { history, action in
    switch action {
    case .undo:
      guard let previous = history.past.popLast() else { return }
      history.future.append(history.present)
      history.present = previous

    case .redo:
      guard let next = history.future.popLast() else { return }
      history.past.append(history.present)
      history.present = next

    case .perform(let action):
      history.past.append(history.present)
      history.future = []
      reducer(&history.present, action)
    }
  }
}
