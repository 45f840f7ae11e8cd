// Exercise 13: its tests.
// SPDX-License-Identifier: MIT

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise13 {
  let store: Store<CounterState, CounterAction>

  init() {
    store = Store(value: CounterState(count: 3), reducer: counterReducer)
  }

  @Test func theAlertIsAboutTheNumberThatWasAskedAbout() async {
    store.send(.nthPrimeTapped)
    await store.finish()
    #expect(store.value.alert == "Prime 3 is 5")
  }

  @Test func theAlertDoesNotFollowTheCount() async {
    store.send(.nthPrimeTapped)
    store.send(.incrTapped)  // The effect cannot answer before this.
    await store.finish()
    #expect(store.value.alert == "Prime 3 is 5")
    #expect(store.value.count == 4)
  }
}
