// Exercise 3: undo.
// SPDX-License-Identifier: MIT

import Stage1Store
import Testing

@Suite struct Exercise3 {
  struct History {
    var present = 0
    var past: [Int] = []
  }

  enum HistoryAction {
    case undo
    case perform(Int)
  }

  /// The given reducer on a value with a history; but as the course published it, it remembers the
  /// wrong values, and the value itself never changes.
  static func undoable(_ reducer: @escaping Reducer<Int, Int>) -> Reducer<History, HistoryAction> {
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

  let undoable = underTest(yours: Self.undoable, solution: Solution3.undoable)

  @Test func performingChangesTheValue() {
    let store = Store(value: History(), reducer: undoable { $0 += $1 })
    store.send(.perform(2))
    #expect(store.value.present == 2)
    store.send(.perform(3))
    #expect(store.value.present == 5)
  }

  @Test func undoingGoesBackStepByStep() {
    let store = Store(value: History(present: 1), reducer: undoable { $0 += $1 })
    store.send(.perform(2))
    store.send(.perform(3))
    store.send(.undo)
    #expect(store.value.present == 3)
    store.send(.undo)
    #expect(store.value.present == 1)
    store.send(.undo)
    #expect(store.value.present == 1)
  }
}

// Hint 1: After one step from 0 to 2, write down what `present` and `past` should be. What are
// they?

// Hint 2: The past holds what was there before the action, and the present what is there after it.
// Here it is the other way round.

// Hint 3: Remember `history.present` first, and hand `&history.present` to the reducer then.
