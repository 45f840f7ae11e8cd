// Exercise 18, solved.
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
  switch action {
  case .incrTapped:
    state.count += 1
    state.nthPrime = nil
    return .none

  case .nthPrimeTapped:
    return .run { [n = state.count] send in await send(.nthPrimeFound(nthPrime(n))) }

  case .nthPrimeFound(let prime):
    state.nthPrime = prime
    return .none
  }
}

/// `loadTapped` asks the environment for the favorites, and `loaded` replaces them.
func favoritesReducer(
  primes: inout [Int], action: FavoritePrimeAction, environment: FavoritesEnvironment
) -> Effect<FavoritePrimeAction> {
  switch action {
  case .loadTapped:
    return .run { send in await send(.loaded(environment.load())) }

  case .loaded(let loaded):
    primes = loaded
    return .none
  }
}

/// The reducers of both features, combined. Each gets only its part of the environment.
func appReducer() -> EnvironmentReducer<AppState, AppAction, AppEnvironment> {
  combine {
    pullback(
      counterReducer, value: \.counter, action: CasePath(\.counter, AppAction.counter),
      environment: \.nthPrime)
    pullback(
      favoritesReducer, value: \.favoritePrimes,
      action: CasePath(\.favoritePrimes, AppAction.favoritePrimes), environment: \.favorites)
  }
}
