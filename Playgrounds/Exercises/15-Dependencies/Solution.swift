// Exercise 15, solved: what belongs below `// MARK: Your part`.

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
