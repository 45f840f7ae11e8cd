// Exercise 10: its tests.
// SPDX-License-Identifier: MIT

import Stage2Pullback
import Testing

@Suite struct Exercise10 {
  static func appReducer(state: inout AppState, action: AppAction) {
    switch action {
    case .counter(.incrTapped): state.count += 1
    case .counter(.decrTapped): state.count -= 1
    case .primeModal(.saveFavoritePrimeTapped):
      if !state.favoritePrimes.contains(state.count) { state.favoritePrimes.append(state.count) }
    case .primeModal(.removeFavoritePrimeTapped):
      state.favoritePrimes.removeAll { $0 == state.count }
    case .favoritePrimes(.deleteFavoritePrime(let offsets)):
      for offset in offsets.sorted().reversed() { state.favoritePrimes.remove(at: offset) }
    }
  }

  private func store(count: Int = 0, favorites: [Int] = []) -> Store<AppState, AppAction> {
    Store(
      value: AppState(count: count, favoritePrimes: favorites),
      reducer: activityFeed(Self.appReducer))
  }

  @Test func aSavedPrimeIsInTheFeed() {
    let store = store(count: 6)
    store.send(.counter(.incrTapped))
    store.send(.primeModal(.saveFavoritePrimeTapped))
    #expect(store.value.favoritePrimes == [7])
    #expect(store.value.activityFeed == [.addedFavoritePrime(7)])
  }

  @Test func aRemovedPrimeIsInTheFeed() {
    let store = store(count: 5, favorites: [2, 5])
    store.send(.primeModal(.removeFavoritePrimeTapped))
    #expect(store.value.activityFeed == [.removedFavoritePrime(5)])
  }

  @Test func deletedPrimesAreInTheFeed() {
    let store = store(favorites: [2, 3, 5, 7])
    store.send(.favoritePrimes(.deleteFavoritePrime(offsets: [0, 2])))
    #expect(store.value.activityFeed == [.removedFavoritePrime(2), .removedFavoritePrime(5)])
  }

  @Test func aRefusedChangeIsNotInTheFeed() {
    let store = store(count: 7, favorites: [7])
    store.send(.primeModal(.saveFavoritePrimeTapped))
    store.send(.counter(.incrTapped))
    store.send(.primeModal(.removeFavoritePrimeTapped))
    #expect(store.value.activityFeed == [])
  }
}
