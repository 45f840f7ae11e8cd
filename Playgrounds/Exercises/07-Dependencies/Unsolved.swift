// Exercise 7: dependencies, passed down.

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

// MARK: Your part. Everything above is given.

/// `incrTapped` counts, and clears the nth prime, which belongs to the old count. `nthPrimeTapped` asks for the
/// nth prime, where n is the count, and `nthPrimeFound` keeps it, unless the count has changed since.
///
/// - Parameter nthPrime: The counter's only dependency.
func counterReducer(
  _ nthPrime: @escaping @Sendable (_ n: Int) async -> Int
) -> EffectReducer<CounterState, CounterAction> {
  // Your code goes here.
  { _, _ in .none }
}

/// `loadTapped` asks the environment for the favorites, and `loaded` replaces them.
func favoritesReducer(
  _ environment: FavoritesEnvironment
) -> EffectReducer<[Int], FavoritePrimeAction> {
  // Your code goes here.
  { _, _ in .none }
}

/// The reducers of both features, combined. Each gets only its part of the environment.
func appReducer(_ environment: AppEnvironment) -> EffectReducer<AppState, AppAction> {
  // Your code goes here.
  { _, _ in .none }
}
