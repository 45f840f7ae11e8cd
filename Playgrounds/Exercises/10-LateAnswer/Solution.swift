// Exercise 10, solved: what belongs below `// MARK: Your part`.

func counterReducer(state: inout CounterState, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .incrTapped:
    state.count += 1
    return .none

  case .nthPrimeTapped:
    let n = state.count
    return .run { send in await send(.nthPrimeFound(n: n, prime: primes[n - 1])) }

  case .nthPrimeFound(let n, let prime):
    state.alert = "Prime \(n) is \(prime)"
    return .none
  }
}
