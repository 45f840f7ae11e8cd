// Exercise 11, solved.
// SPDX-License-Identifier: MIT

import Stage2Pullback

struct History {
  var present = 0
  var past: [Int] = []
}

enum HistoryAction {
  case undo
  case perform(Int)
}

/// Returns a reducer that runs `reducer` on a value with a history.
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
