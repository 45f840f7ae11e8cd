// Exercises: the solution of number 3.
// SPDX-License-Identifier: MIT

import Stage1Store

enum Solution3 {
  static func undoable(
    _ reducer: @escaping Reducer<Int, Int>
  ) -> Reducer<Exercise3.History, Exercise3.HistoryAction> {
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
}
