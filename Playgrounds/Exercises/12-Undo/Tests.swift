// Exercise 12: its tests.
// SPDX-License-Identifier: MIT

import Stage2Pullback
import Testing

@Suite struct Exercise12 {
  let store = Store(
    value: History(present: 0), reducer: undoable { (count: inout Int, step: Int) in count += step }
  )

  @Test func performingChangesTheValue() {
    store.send(.perform(2))
    store.send(.perform(3))
    #expect(store.value.present == 5)
    #expect(store.value.past == [0, 2])
  }

  @Test func undoingGoesBackAndRedoingGoesForward() {
    store.send(.perform(2))
    store.send(.perform(3))
    store.send(.undo)
    #expect(store.value.present == 2)
    store.send(.undo)
    #expect(store.value.present == 0)
    store.send(.redo)
    #expect(store.value.present == 2)
    store.send(.redo)
    #expect(store.value.present == 5)
  }

  @Test func whatIsRedoneCanBeUndone() {
    store.send(.perform(2))
    store.send(.perform(3))
    store.send(.undo)
    store.send(.undo)
    store.send(.redo)
    store.send(.redo)
    #expect(store.value.past == [0, 2])
    store.send(.undo)
    #expect(store.value.present == 2)
    store.send(.undo)
    #expect(store.value.present == 0)
  }

  @Test func withoutAStepNothingHappens() {
    store.send(.undo)
    store.send(.redo)
    #expect(store.value.present == 0)
    #expect(store.value.past == [])
    store.send(.perform(4))
    store.send(.undo)
    store.send(.undo)
    store.send(.redo)
    store.send(.redo)
    #expect(store.value.present == 4)
  }

  @Test func performingClearsTheFuture() {
    store.send(.perform(2))
    store.send(.undo)
    store.send(.perform(7))
    store.send(.redo)
    #expect(store.value.present == 7)
    store.send(.undo)
    #expect(store.value.present == 0)
  }
}
