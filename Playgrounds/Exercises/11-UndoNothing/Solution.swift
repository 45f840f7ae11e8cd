// Exercise 11, solved: what belongs below `// MARK: Your part`.

func undoable(_ reducer: @escaping Reducer<Int, Int>) -> Reducer<History, HistoryAction> {
  { history, action in
    switch action {
    case .undo:
      guard let previous = history.past.popLast() else { return }
      history.present = previous

    case .perform(let action):
      history.past.append(history.present)
      reducer(&history.present, action)
    }
  }
}
