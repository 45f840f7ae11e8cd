// Exercise 3: its tests.

import Stage2Pullback
import Testing

@Suite struct Exercise3 {
  let store = Store(
    value: History(present: 0), reducer: undoable { (count: inout Int, step: Int) in count += step }
  )

  /// The values after each of the actions.
  private func values(after actions: HistoryAction<Int>...) -> [Int] {
    actions.map { action in
      store.send(action)
      return store.value.present
    }
  }

  @Test func performingChangesTheValue() {
    #expect(values(after: .perform(2), .perform(3), .perform(1), .perform(4)) == [2, 5, 6, 10])
    #expect(store.value.past == [0, 2, 5, 6])
  }

  @Test func undoingGoesBackAndRedoingGoesForward() {
    #expect(values(after: .perform(2), .perform(3), .undo, .undo) == [2, 5, 2, 0])
    #expect(store.value.future == [5, 2], "The next value is the last of the future.")
    #expect(values(after: .redo, .redo) == [2, 5])
  }

  @Test func whatIsRedoneCanBeUndone() {
    _ = values(after: .perform(2), .perform(3), .undo, .undo, .redo, .redo)
    #expect(store.value.past == [0, 2])
    #expect(values(after: .undo, .undo) == [2, 0])
  }

  @Test func withoutAStepNothingHappens() {
    #expect(values(after: .undo, .redo) == [0, 0])
    #expect(store.value.past == [])
    #expect(values(after: .perform(4), .undo, .undo, .redo, .redo) == [4, 0, 0, 4, 4])
  }

  @Test func performingClearsTheFuture() {
    #expect(values(after: .perform(2), .undo, .perform(7), .redo, .undo) == [2, 0, 7, 7, 0])
  }
}
