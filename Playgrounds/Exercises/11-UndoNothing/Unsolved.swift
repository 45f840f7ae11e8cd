// Exercise 11, a bug hunt: undo.

import Stage2Pullback

struct History {
  var present = 0
  var past: [Int] = []
}

enum HistoryAction {
  case undo
  case perform(Int)
}

// MARK: Your part. Everything above is given.

/// Returns a reducer that runs `reducer` on a value with a history.
///
/// A user reports: "I tap + and nothing happens. Then I tap Undo, and the number goes up!"
func undoable(_ reducer: @escaping Reducer<Int, Int>) -> Reducer<History, HistoryAction> {
  { history, action in
    switch action {
    case .undo:
      guard let previous = history.past.popLast() else { return }
      history.present = previous

    case .perform(let action):
      var value = history.present
      reducer(&value, action)
      history.past.append(value)
    }
  }
}
