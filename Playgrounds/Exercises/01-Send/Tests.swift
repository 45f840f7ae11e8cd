// Exercise 1: its tests.
// SPDX-License-Identifier: MIT

import Testing

@Suite struct Exercise1 {
  enum CounterAction { case incrTapped, decrTapped }

  let store = Store(value: 0) { (count: inout Int, action: CounterAction) in
    switch action {
    case .incrTapped: count += 1
    case .decrTapped: count -= 1
    }
  }

  @Test func anActionChangesTheValue() {
    store.send(.incrTapped)
    #expect(store.value == 1)
    store.send(.incrTapped)
    store.send(.decrTapped)
    #expect(store.value == 1)
  }

  @Test func anObserverIsCalledOnceWithEachNewValue() {
    var observed: [Int] = []
    store.observe { observed.append($0) }
    store.send(.incrTapped)
    store.send(.incrTapped)
    #expect(observed == [1, 2])
  }

  @Test func observersAreCalledInTheOrderTheySubscribed() {
    var called: [String] = []
    store.observe { _ in called.append("first") }
    store.observe { _ in called.append("second") }
    store.send(.decrTapped)
    #expect(called == ["first", "second"])
  }
}
