// Exercise 7: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise7 {
  let store = Self.store(factor: 100, favorites: [2, 3, 5])

  private static func store(factor: Int, favorites: [Int]) -> Store<AppState, AppAction> {
    let environment = AppEnvironment(
      nthPrime: { n in n * factor }, favorites: FavoritesEnvironment(load: { favorites }))
    return Store(value: AppState(), reducer: appReducer(environment))
  }

  @Test func theCounterWorksAlone() async {
    let counter = Store(value: CounterState(count: 3), reducer: counterReducer { $0 * 7 })
    await counter.sendAndWait(.nthPrimeTapped)
    #expect(counter.value == CounterState(count: 3, nthPrime: 21))
    counter.send(.incrTapped)
    #expect(counter.value == CounterState(count: 4))
  }

  @Test func theFavoritesWorkAlone() async {
    let environment = FavoritesEnvironment(load: { [13, 17] })
    let favorites = Store(value: [11], reducer: favoritesReducer(environment))
    await favorites.sendAndWait(.loadTapped)
    #expect(favorites.value == [13, 17])
  }

  @Test func eachFeatureHandlesItsOwnActionsOnly() async {
    store.send(.favoritePrimes(.loaded([7])))
    #expect(store.value == AppState(favoritePrimes: [7]))
    store.send(.counter(.nthPrimeFound(n: 0, prime: 11)))
    #expect(store.value == AppState(counter: CounterState(nthPrime: 11), favoritePrimes: [7]))
  }

  @Test func aLateAnswerIsNotKept() async {
    store.send(.counter(.nthPrimeTapped))
    store.send(.counter(.incrTapped))
    await store.finish()
    #expect(store.value.counter == CounterState(count: 1))
    await store.sendAndWait(.counter(.nthPrimeTapped))
    store.send(.counter(.nthPrimeFound(n: 0, prime: 0)))
    #expect(store.value.counter == CounterState(count: 1, nthPrime: 100))
  }

  @Test func twoStoresUseTheirOwnEnvironments() async {
    let other = Self.store(factor: 1_000, favorites: [7])
    for store in [store, other] {
      store.send(.counter(.incrTapped))
      await store.sendAndWait(.counter(.nthPrimeTapped))
      await store.sendAndWait(.favoritePrimes(.loadTapped))
    }
    #expect(store.value.counter.nthPrime == 100)
    #expect(other.value.counter.nthPrime == 1_000)
    #expect(store.value.favoritePrimes == [2, 3, 5])
    #expect(other.value.favoritePrimes == [7])
  }
}
