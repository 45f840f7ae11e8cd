// Exercise 7, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: Begin with the two features. Each is a function that returns a closure, `{ state, action
// in … }`. An effect cannot capture `state`, which is `inout`: copy what it needs into its capture
// list.
// Hint 2: In `appReducer`, call these functions with parts of the environment, and pull back what
// they return.
// Hint 3: The actions go both ways here, because the effects' actions have to become app actions: a
// `CasePath` consists of the key path of a case and the case itself.

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
