// Exercises: the solution of number 4.
// SPDX-License-Identifier: MIT

import Stage4Effects

enum Solution4 {
  static func counterReducer(
    state: inout Exercise4.CounterState, action: Exercise4.CounterAction
  ) -> Effect<Exercise4.CounterAction> {
    switch action {
    case .incrTapped:
      state.count += 1
      return .none

    case .nthPrimeTapped:
      let n = state.count
      return .run { send in
        await send(.nthPrimeFound(n: n, prime: Exercise4.primes[n - 1]))
      }

    case .nthPrimeFound(let n, let prime):
      state.alert = "Prime \(n) is \(prime)"
      return .none
    }
  }
}
