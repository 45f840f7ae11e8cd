// Exercise 9, solved: what belongs below `// MARK: Your part`.

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
