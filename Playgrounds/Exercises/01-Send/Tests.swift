// Exercise 1: its tests.

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

  @Test func anObserverIsCalledOnceWithTheOldAndTheNewValue() {
    var observed: [[Int]] = []
    store.observe { observed.append([$0, $1]) }
    store.send(.incrTapped)
    store.send(.incrTapped)
    store.send(.decrTapped)
    #expect(observed == [[0, 1], [1, 2], [2, 1]])
  }

  @Test func nothingHappensBeforeAnActionIsSent() {
    var observed: [[Int]] = []
    store.observe { observed.append([$0, $1]) }
    #expect(store.value == 0)
    #expect(observed == [])
  }

  @Test func anActionThatChangesNothingIsObservedToo() {
    let store = Store(value: 7) { (count: inout Int, step: Int) in count += step }
    var observed: [[Int]] = []
    store.observe { observed.append([$0, $1]) }
    store.send(0)
    #expect(observed == [[7, 7]])
  }

  @Test func observersAreCalledInTheOrderTheySubscribed() {
    var called: [String] = []
    store.observe { called.append("first: \($0) → \($1)") }
    store.observe { called.append("second: \($0) → \($1)") }
    store.observe { called.append("third: \($0) → \($1)") }
    store.send(.decrTapped)
    #expect(called == ["first: 0 → -1", "second: 0 → -1", "third: 0 → -1"])
  }
}
