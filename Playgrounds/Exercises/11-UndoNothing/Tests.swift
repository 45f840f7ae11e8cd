// Exercise 11: its tests.
// SPDX-License-Identifier: MIT

import Stage2Pullback
import Testing

@Suite struct Exercise11 {
  @Test func performingChangesTheValue() {
    let store = Store(value: History(), reducer: undoable { $0 += $1 })
    store.send(.perform(2))
    #expect(store.value.present == 2)
    store.send(.perform(3))
    #expect(store.value.present == 5)
  }

  @Test func undoingRestoresWhatAnyReducerChanged() {
    let store = Store(value: History(present: 7), reducer: undoable { $0 = min($0 * $1, 20) })
    store.send(.perform(2))
    store.send(.perform(3))
    #expect(store.value.present == 20)
    store.send(.undo)
    #expect(store.value.present == 14)
    store.send(.undo)
    #expect(store.value.present == 7)
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
