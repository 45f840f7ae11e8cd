// Exercise 13, solved.
// SPDX-License-Identifier: MIT

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

/// Counts, and asks for the nth prime.
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
