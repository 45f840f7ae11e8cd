// Exercise 18: an environment, passed down.
// SPDX-License-Identifier: MIT

import Stage5Environment

struct AppState: Equatable {
  var counter = CounterState()
  var favoritePrimes: [Int] = []
}

struct CounterState: Equatable {
  var count = 0
  var nthPrime: Int?
}

enum AppAction {
  case counter(CounterAction)
  case favoritePrimes(FavoritePrimeAction)

  var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
  var favoritePrimes: FavoritePrimeAction? {
    if case .favoritePrimes(let action) = self { action } else { nil }
  }
}

enum CounterAction {
  case incrTapped
  case nthPrimeTapped
  case nthPrimeFound(Int)
}

enum FavoritePrimeAction {
  case loadTapped
  case loaded([Int])
}

/// The dependencies of the app.
struct AppEnvironment {
  var nthPrime: @Sendable (_ n: Int) async -> Int
  var favorites: FavoritesEnvironment
}

/// The dependencies of the favorites.
struct FavoritesEnvironment {
  var load: @Sendable () async -> [Int]
}

/// `incrTapped` counts, and clears the nth prime, which belongs to the old count. `nthPrimeTapped` asks the
/// environment, which is a single function for the counter, and `nthPrimeFound` keeps the answer.
func counterReducer(
  state: inout CounterState, action: CounterAction, nthPrime: @escaping @Sendable (Int) async -> Int
) -> Effect<CounterAction> {
  // Your code goes here.
  .none
}

/// `loadTapped` asks the environment for the favorites, and `loaded` replaces them.
func favoritesReducer(
  primes: inout [Int], action: FavoritePrimeAction, environment: FavoritesEnvironment
) -> Effect<FavoritePrimeAction> {
  // Your code goes here.
  .none
}

/// The reducers of both features, combined. Each gets only its part of the environment.
func appReducer() -> EnvironmentReducer<AppState, AppAction, AppEnvironment> {
  // Your code goes here.
  { _, _, _ in .none }
}
