// Exercise 10: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise10 {
  private func store(count: Int) -> Store<CounterState, CounterAction> {
    Store(value: CounterState(count: count), reducer: counterReducer)
  }

  @Test(arguments: [(1, 2), (3, 5), (5, 11)])
  func theAlertIsAboutTheNumberThatWasAskedAbout(n: Int, prime: Int) async {
    let store = store(count: n)
    store.send(.nthPrimeTapped)
    await store.finish()
    #expect(store.value.alert == "Prime \(n) is \(prime)")
  }

  @Test(arguments: [1, 2, 7])
  func theAlertDoesNotFollowTheCount(taps: Int) async {
    let store = store(count: 3)
    store.send(.nthPrimeTapped)
    for _ in 1...taps { store.send(.incrTapped) }  // The effect cannot answer before this.
    await store.finish()
    #expect(store.value.alert == "Prime 3 is 5")
    #expect(store.value.count == 3 + taps)
  }

  @Test func eachQuestionGetsItsOwnAnswer() async {
    let store = store(count: 3)
    var alerts: Set<String> = []
    let token = store.observe { state in if let alert = state.alert { alerts.insert(alert) } }
    store.send(.nthPrimeTapped)
    store.send(.incrTapped)
    store.send(.nthPrimeTapped)
    await store.finish()
    #expect(alerts == ["Prime 3 is 5", "Prime 4 is 7"])
    token.cancel()
  }
}
