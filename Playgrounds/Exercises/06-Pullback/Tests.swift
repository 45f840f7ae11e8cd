// Exercise 6: its tests.
// SPDX-License-Identifier: MIT

import Stage1Store
import Testing

@Suite struct Exercise6 {
  struct AppState: Equatable {
    var count = 0
    var favoritePrimes = [2, 3, 5]
  }

  enum CounterAction { case incrTapped }
  enum FavoritePrimeAction { case deleteLastTapped }

  enum AppAction {
    case counter(CounterAction)
    case favoritePrimes(FavoritePrimeAction)
    var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
    var favoritePrimes: FavoritePrimeAction? {
      if case .favoritePrimes(let action) = self { action } else { nil }
    }
  }

  static func counterReducer(count: inout Int, action: CounterAction) { count += 1 }
  static func favoritesReducer(primes: inout [Int], action: FavoritePrimeAction) {
    primes.removeLast()
  }

  @Test func anActionOfThePartChangesThePart() {
    let store = Store(
      value: AppState(),
      reducer: pullback(Self.counterReducer, value: \.count, action: \AppAction.counter))
    store.send(.counter(.incrTapped))
    #expect(store.value == AppState(count: 1))
  }

  @Test func anActionOfAnotherPartChangesNothing() {
    let store = Store(
      value: AppState(),
      reducer: pullback(Self.counterReducer, value: \.count, action: \AppAction.counter))
    store.send(.favoritePrimes(.deleteLastTapped))
    #expect(store.value == AppState())
  }

  @Test func itWorksOnThePartAsItIsNow() {
    let counter = pullback(
      Self.counterReducer, value: \AppState.count, action: \AppAction.counter)
    let store = Store(value: AppState()) { (state: inout AppState, action: AppAction) in
      state.count += 10
      counter(&state, action)
    }
    store.send(.counter(.incrTapped))
    store.send(.counter(.incrTapped))
    #expect(store.value == AppState(count: 22))
  }

  @Test func itWorksForAnyPart() {
    let store = Store(
      value: AppState(),
      reducer: pullback(
        Self.favoritesReducer, value: \.favoritePrimes, action: \AppAction.favoritePrimes))
    store.send(.favoritePrimes(.deleteLastTapped))
    #expect(store.value == AppState(favoritePrimes: [2, 3]))
  }
}
