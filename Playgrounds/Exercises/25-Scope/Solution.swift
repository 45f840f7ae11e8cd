// Exercise 25, solved.
// SPDX-License-Identifier: MIT

import Stage7Scope

struct AppState {
  var count = 0
  var favoritePrimes: [Int] = []
  var hasLoggedIn = false
}

enum AppAction {
  case counter(CounterAction)
  case loginTapped
}

enum CounterAction {
  case incrTapped
  case saveTapped
}

/// The state that the counter's screen shows.
struct CounterScreenState: Equatable {
  var count: Int
  var isFavorite: Bool
}

/// The part of the app's store that the counter's screen can read and send to.
func counterScope(
  of store: Store<AppState, AppAction>
) -> ScopedStore<CounterScreenState, CounterAction> {
  store.scope(value: \.counterScreen, action: AppAction.counter)
}

extension AppState {
  var counterScreen: CounterScreenState {
    CounterScreenState(count: count, isFavorite: favoritePrimes.contains(count))
  }
}
