// Exercise 18: its tests.
// SPDX-License-Identifier: MIT

import Stage5Environment
import Testing

@MainActor @Suite struct Exercise18 {
  let store: Store<AppState, AppAction>

  init() {
    store = Store(
      value: AppState(), reducer: appReducer(),
      environment: AppEnvironment(
        nthPrime: { n in n * 100 }, favorites: FavoritesEnvironment(load: { [2, 3, 5] })))
  }

  @Test func theCounterCounts() {
    store.send(.counter(.incrTapped))
    store.send(.counter(.incrTapped))
    #expect(store.value == AppState(counter: CounterState(count: 2)))
  }

  @Test func theCounterAsksItsEnvironment() async {
    store.send(.counter(.incrTapped))
    await store.sendAndWait(.counter(.nthPrimeTapped))
    #expect(store.value.counter == CounterState(count: 1, nthPrime: 100))
  }

  @Test func countingForgetsTheNthPrime() {
    store.send(.counter(.nthPrimeFound(5)))
    #expect(store.value.counter.nthPrime == 5)
    store.send(.counter(.incrTapped))
    #expect(store.value.counter == CounterState(count: 1))
  }

  @Test func theFavoritesAskTheirEnvironment() async {
    await store.sendAndWait(.favoritePrimes(.loadTapped))
    #expect(store.value == AppState(favoritePrimes: [2, 3, 5]))
  }
}
