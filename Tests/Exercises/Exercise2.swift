// Exercise 2: change a part of the state without copying it.
// SPDX-License-Identifier: MIT

import Stage1Store
import TestSupport
import Testing

@Suite struct Exercise2 {
  /// Makes a reducer of a part work on the whole; but as in the course, where each action copied
  /// the state, it copies the part: for a million primes, a million numbers each time.
  static func pullback<Value, Action, ParentValue, ParentAction>(
    _ reducer: @escaping Reducer<Value, Action>,
    value: WritableKeyPath<ParentValue, Value>,
    action: KeyPath<ParentAction, Action?>
  ) -> Reducer<ParentValue, ParentAction> {
    { parentValue, parentAction in
      guard let action = parentAction[keyPath: action] else { return }
      var part = parentValue[keyPath: value]
      reducer(&part, action)
      parentValue[keyPath: value] = part
    }
  }

  struct AppState {
    var count = 0
    var favoritePrimes = [2, 3, 5, 7]
  }

  enum AppAction {
    case incrTapped
    case favorites(FavoritesAction)
    var favorites: FavoritesAction? {
      if case .favorites(let action) = self { action } else { nil }
    }
  }

  enum FavoritesAction { case deleteLastTapped }

  static func favoritesReducer(primes: inout [Int], action: FavoritesAction) { primes.removeLast() }

  let reducer = underTest(
    yours: Self.pullback(
      favoritesReducer, value: \AppState.favoritePrimes, action: \AppAction.favorites),
    solution: Solution2.pullback(
      favoritesReducer, value: \AppState.favoritePrimes, action: \AppAction.favorites))

  @Test func thePartStaysWhereItLies() {
    let store = Store(value: AppState(), reducer: reducer)
    store.send(.favorites(.deleteLastTapped))
    let address = store.value.favoritePrimes.address
    store.send(.favorites(.deleteLastTapped))
    #expect(store.value.favoritePrimes.address == address, "The array was copied.")
  }

  @Test func thePartIsChangedByItsOwnActionsOnly() {
    let store = Store(value: AppState(), reducer: reducer)
    store.send(.incrTapped)
    #expect(store.value.favoritePrimes == [2, 3, 5, 7])
    store.send(.favorites(.deleteLastTapped))
    #expect(store.value.favoritePrimes == [2, 3, 5])
  }
}

// Hint 1: An array is copied when it is changed while somebody else holds it too. Who holds the
// primes when `reducer` is called?

// Hint 2: A copy that is put back is what `inout` is there to avoid. You need no `var part`.

// Hint 3: What a `WritableKeyPath` leads to can be handed on as `inout`:
// `&parentValue[keyPath: value]`.
