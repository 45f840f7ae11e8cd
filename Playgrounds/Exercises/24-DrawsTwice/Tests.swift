// Exercise 24: its tests.

import Stage1Store
import Testing

@Suite struct Exercise24 {
  let store = Store(value: AppState()) { (state: inout AppState, action: AppAction) in
    switch action {
    case .counter(.incrTapped): state.count += 1
    case .resetTapped: state.count = 0
    }
  }

  @Test func theScreenIsNotifiedOnceOfItsOwnAction() {
    var counts: [Int] = []
    let counter = counterScope(of: store) { counts.append($0) }
    counter.send(.incrTapped)
    counter.send(.incrTapped)
    #expect(counts == [1, 2])
    #expect(store.value.count == 2)
    counter.subscription.cancel()
  }

  @Test func theScreenIsNotifiedOnceOfOtherActions() {
    var counts: [Int] = []
    let counter = counterScope(of: store) { counts.append($0) }
    store.send(.resetTapped)
    counter.subscription.cancel()
    store.send(.counter(.incrTapped))
    #expect(counts == [0])
  }

  @Test func theScreenIsNotifiedOfEachAction() {
    var counts: [Int] = []
    let counter = counterScope(of: store) { counts.append($0) }
    store.send(.resetTapped)
    store.send(.counter(.incrTapped))
    counter.send(.incrTapped)
    store.send(.resetTapped)
    store.send(.resetTapped)
    #expect(counts == [0, 1, 2, 0, 0])
    counter.subscription.cancel()
  }

  @Test func twoScreensDoNotDisturbEachOther() {
    var counts: [[Int]] = [[], []]
    let first = counterScope(of: store) { counts[0].append($0) }
    let second = counterScope(of: store) { counts[1].append($0) }
    first.send(.incrTapped)
    first.subscription.cancel()
    second.send(.incrTapped)
    first.send(.incrTapped)
    #expect(counts == [[1], [1, 2, 3]])
    second.subscription.cancel()
  }
}
