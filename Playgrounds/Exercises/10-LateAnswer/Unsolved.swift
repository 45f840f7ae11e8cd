// Exercise 10, a bug hunt: the nth prime.

import Stage4Effects

struct CounterState {
  var count = 0
  var alert: String?
}

enum CounterAction {
  case incrTapped
  case nthPrimeTapped
  case nthPrimeFound(n: Int, prime: Int)
}

let primes = [2, 3, 5, 7, 11]

// MARK: Your part. Everything above is given.

/// Counts, and asks for the nth prime.
///
/// A user reports: "I asked for the third prime and kept tapping. It said: Prime 4 is 5. Isn't it 7?"
func counterReducer(state: inout CounterState, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .incrTapped:
    state.count += 1
    return .none

  case .nthPrimeTapped:
    let n = state.count
    return .run { send in await send(.nthPrimeFound(n: n, prime: primes[n - 1])) }

  case .nthPrimeFound(_, let prime):
    state.alert = "Prime \(state.count) is \(prime)"
    return .none
  }
}
