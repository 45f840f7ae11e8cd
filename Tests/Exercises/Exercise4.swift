// Exercise 4: an answer that comes late.
// SPDX-License-Identifier: MIT

import Stage1Store
import Stage4Effects
import Testing

@Suite struct Exercise4 {
  struct CounterState {
    var count = 0
    var alert: String?
  }

  enum CounterAction {
    case incrTapped
    case nthPrimeTapped
    case nthPrimeFound(n: Int, prime: Int)
  }

  static let primes = [2, 3, 5, 7, 11]

  /// Counts, and asks for the nth prime; but as in the course, the alert shows the count as it is
  /// when the answer comes, and not the one that was asked about.
  static func counterReducer(
    state: inout CounterState, action: CounterAction
  ) -> Effect<CounterAction> {
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

  let reducer = underTest(yours: Self.counterReducer, solution: Solution4.counterReducer)

  @MainActor @Test func theAlertIsAboutWhatWasAsked() async {
    let store = Store(value: CounterState(count: 3), reducer: reducer)
    store.send(.nthPrimeTapped)
    await store.finish()
    #expect(store.value.alert == "Prime 3 is 5")
  }

  @MainActor @Test func theAlertIsAboutWhatWasAskedAlsoIfTheCountHasChangedSince() async {
    let store = Store(value: CounterState(count: 3), reducer: reducer)
    store.send(.nthPrimeTapped)
    store.send(.incrTapped)  // The effect has no chance to answer before this.
    await store.finish()
    #expect(store.value.alert == "Prime 3 is 5")
  }
}

// Hint 1: An effect's action is reduced later than the one that asked for it. What can have
// happened in between?

// Hint 2: The state is what is true now. What was true when the question was asked has to come
// along with the answer.

// Hint 3: It does: the first value of `nthPrimeFound` is n. Use that one.
