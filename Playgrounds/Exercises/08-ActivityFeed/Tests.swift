// Exercise 8: its tests.

import Stage2Pullback
import Testing

@Suite struct Exercise8 {
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

  @Test func deletedPrimesAreInTheFeed() {
    let store = store(favorites: [11, 2, 3, 19, 5, 7, 13])
    store.send(.favoritePrimes(.deleteFavoritePrime(offsets: [0, 1, 3, 4, 6])))
    #expect(store.value.activityFeed == [11, 2, 19, 5, 13].map { .removedFavoritePrime($0) })
  }

  @Test func theFeedGrows() {
    let store = store(count: 11, favorites: [2, 3])
    store.send(.primeModal(.saveFavoritePrimeTapped))
    store.send(.favoritePrimes(.deleteFavoritePrime(offsets: [1])))
    store.send(.primeModal(.removeFavoritePrimeTapped))
    #expect(
      store.value.activityFeed
        == [.addedFavoritePrime(11), .removedFavoritePrime(3), .removedFavoritePrime(11)])
  }

  @Test func itWrapsAnyReducer() {
    // This one puts new favorites between the others, and deletes all of them.
    let reducer: Reducer<AppState, AppAction> = { state, action in
      if case .counter(.incrTapped) = action {
        state.favoritePrimes = [17, 3, 2, 5, 13]
      } else {
        state.favoritePrimes = []
      }
    }
    let store = Store(value: AppState(favoritePrimes: [3, 5]), reducer: activityFeed(reducer))
    store.send(.counter(.incrTapped))
    #expect(store.value.activityFeed == [17, 2, 13].map { .addedFavoritePrime($0) })
    store.send(.counter(.decrTapped))
    #expect(
      Array(store.value.activityFeed.dropFirst(3))
        == [17, 3, 2, 5, 13].map { AppState.Activity.removedFavoritePrime($0) })
  }

  @Test func aChangeOfTheSameNumberOfPrimesIsInTheFeed() {
    let reducer: Reducer<AppState, AppAction> = { state, _ in state.favoritePrimes = [3, 11] }
    let store = Store(value: AppState(favoritePrimes: [3, 5]), reducer: activityFeed(reducer))
    store.send(.counter(.incrTapped))
    #expect(store.value.activityFeed.count == 2)
    #expect(store.value.activityFeed.contains(.removedFavoritePrime(5)))
    #expect(store.value.activityFeed.contains(.addedFavoritePrime(11)))
  }

  @Test func aRefusedChangeIsNotInTheFeed() {
    let store = store(count: 7, favorites: [7])
    store.send(.primeModal(.saveFavoritePrimeTapped))
    store.send(.counter(.incrTapped))
    store.send(.primeModal(.removeFavoritePrimeTapped))
    #expect(store.value.activityFeed == [])
  }
}
