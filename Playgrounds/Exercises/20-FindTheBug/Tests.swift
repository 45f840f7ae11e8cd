// Exercise 20: its tests.
// SPDX-License-Identifier: MIT

import Stage5Testing
import Testing

@MainActor @Suite struct Exercise20 {
  typealias Counter = EffectReducer<CounterState, CounterAction>

  static func rightReducer(
    state: inout CounterState, action: CounterAction
  ) -> Effect<CounterAction> {
    switch action {
    case .incrTapped:
      state.count += 1
    case .nthPrimeTapped:
      state.isLoading = true
      return .run { [n = state.count] send in
        await send(.nthPrimeFound(n: n, prime: [2, 3, 5, 7][n - 1]))
      }
    case .nthPrimeFound(let n, let prime):
      state.isLoading = false
      state.alert = "Prime \(n) is \(prime)"
    case .alertDismissed:
      state.alert = nil
    }
    return .none
  }

  @Test func yourTestPassesOnACorrectCounter() async {
    await testCounter(Self.rightReducer)
  }

  @Test func yourTestFindsACounterThatAddsTwo() async {
    await finds { state, action in
      if action == .incrTapped { state.count += 1 }
      return Self.rightReducer(state: &state, action: action)
    }
  }

  @Test func yourTestFindsACounterThatLoadsForever() async {
    await finds { state, action in
      let wasLoading = state.isLoading
      let effect = Self.rightReducer(state: &state, action: action)
      state.isLoading = state.isLoading || wasLoading
      return effect
    }
  }

  @Test func yourTestFindsAnAlertWithTheCurrentCount() async {
    await finds { state, action in
      guard case .nthPrimeFound(_, let prime) = action else {
        return Self.rightReducer(state: &state, action: action)
      }
      return Self.rightReducer(
        state: &state, action: .nthPrimeFound(n: state.count, prime: prime))
    }
  }

  @Test func yourTestFindsACounterWhoseAlertStays() async {
    await finds { state, action in
      action == .alertDismissed ? .none : Self.rightReducer(state: &state, action: action)
    }
  }

  /// Fails if your test does not.
  private func finds(
    _ broken: @escaping Counter, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await withKnownIssue("Your test does not find this bug.", sourceLocation: sourceLocation) {
      await testCounter(broken)
    }
  }
}
