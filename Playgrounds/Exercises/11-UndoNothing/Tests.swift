// Exercise 11: its tests.

import Stage2Pullback
import Testing

@Suite struct Exercise11 {
  /// The values after each of the actions.
  private func values(
    from start: Int, _ reducer: @escaping Reducer<Int, Int>, after actions: [HistoryAction]
  ) -> [Int] {
    let store = Store(value: History(present: start), reducer: undoable(reducer))
    return actions.map { action in
      store.send(action)
      return store.value.present
    }
  }

  @Test func performingChangesTheValue() {
    #expect(values(from: 0, { $0 += $1 }, after: [.perform(2), .perform(3)]) == [2, 5])
  }

  @Test func undoingRestoresWhatAnyReducerChanged() {
    let actions: [HistoryAction] = [.perform(2), .perform(3), .undo, .undo]
    #expect(values(from: 7, { $0 = min($0 * $1, 20) }, after: actions) == [14, 20, 14, 7])
  }

  @Test func undoingGoesBackStepByStep() {
    let actions: [HistoryAction] = [.perform(2), .perform(3), .undo, .undo, .undo]
    #expect(values(from: 1, { $0 += $1 }, after: actions) == [3, 6, 3, 1, 1])
  }
}
