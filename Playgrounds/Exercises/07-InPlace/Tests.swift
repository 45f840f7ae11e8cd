// Exercise 7: its tests.

import Stage1Store
import Testing

@Suite struct Exercise7 {
  struct AppState {
    var count = 0
    var favoritePrimes = [2, 3, 5, 7]
  }

  enum FavoritePrimeAction { case deleteLastTapped }

  enum AppAction {
    case incrTapped
    case favoritePrimes(FavoritePrimeAction)
    var favoritePrimes: FavoritePrimeAction? {
      if case .favoritePrimes(let action) = self { action } else { nil }
    }
  }

  let store = Store(
    value: AppState(),
    reducer: pullback(
      { (primes: inout [Int], _: FavoritePrimeAction) in primes.removeLast() },
      value: \AppState.favoritePrimes, action: \AppAction.favoritePrimes))

  /// The address of the elements in memory.
  private var address: UInt {
    store.value.favoritePrimes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @Test func thePartIsNotCopied() {
    store.send(.favoritePrimes(.deleteLastTapped))
    let before = address
    store.send(.favoritePrimes(.deleteLastTapped))
    #expect(address == before, "The elements have a new address, so they were copied.")
  }

  @Test func thePartIsChangedByItsOwnActionsOnly() {
    store.send(.incrTapped)
    #expect(store.value.favoritePrimes == [2, 3, 5, 7])
    store.send(.favoritePrimes(.deleteLastTapped))
    #expect(store.value.favoritePrimes == [2, 3, 5])
  }
}
