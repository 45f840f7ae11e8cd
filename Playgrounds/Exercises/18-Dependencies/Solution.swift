// Exercise 18, solved.
// SPDX-License-Identifier: MIT

import Stage4Effects

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
  case nthPrimeFound(n: Int, prime: Int)
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

/// `incrTapped` counts, and clears the nth prime, which belongs to the old count. `nthPrimeTapped` asks for the
/// prime of the count, and `nthPrimeFound` keeps it, unless the count has changed since.
///
/// - Parameter nthPrime: The counter's only dependency.
func counterReducer(
  _ nthPrime: @escaping @Sendable (_ n: Int) async -> Int
) -> EffectReducer<CounterState, CounterAction> {
  { state, action in
    switch action {
    case .incrTapped:
      state.count += 1
      state.nthPrime = nil

    case .nthPrimeTapped:
      return .run { [n = state.count] send in
        await send(.nthPrimeFound(n: n, prime: nthPrime(n)))
      }

    case .nthPrimeFound(let n, let prime):
      if n == state.count { state.nthPrime = prime }
    }
    return .none
  }
}

/// `loadTapped` asks the environment for the favorites, and `loaded` replaces them.
func favoritesReducer(
  _ environment: FavoritesEnvironment
) -> EffectReducer<[Int], FavoritePrimeAction> {
  { primes, action in
    switch action {
    case .loadTapped:
      return .run { send in await send(.loaded(environment.load())) }

    case .loaded(let loaded):
      primes = loaded
      return .none
    }
  }
}

/// The reducers of both features, combined. Each gets only its part of the environment.
func appReducer(_ environment: AppEnvironment) -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(
      counterReducer(environment.nthPrime), value: \.counter,
      action: CasePath(\.counter, AppAction.counter))
    pullback(
      favoritesReducer(environment.favorites), value: \.favoritePrimes,
      action: CasePath(\.favoritePrimes, AppAction.favoritePrimes))
  }
}
