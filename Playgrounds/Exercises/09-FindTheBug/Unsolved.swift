// Exercise 9: a test that finds a bug.

import Stage5Testing
import Testing

struct CounterState: Equatable {
  var count = 0
  var isLoading = false
  var alert: String?
}

enum CounterAction: Equatable {
  case incrTapped
  case nthPrimeTapped
  case nthPrimeFound(n: Int, prime: Int)
  case alertDismissed
}

// MARK: Your part. Everything above is given.

/// Uses the counter as a person would, and asserts what each step changes.
///
/// These are the rules of the counter:
///
/// - `incrTapped` adds one.
/// - `nthPrimeTapped` starts loading, and asks for the nth prime, where n is the count.
/// - `nthPrimeFound` ends loading, and shows an alert such as "Prime 3 is 5", with the number that was asked about,
///   even if the count has changed since. The environment of the test answers in the order of the questions. It knows
///   the first thousand primes, and answers 0 to any other question.
/// - `alertDismissed` removes the alert.
///
/// Your test runs on a counter that follows these rules, where it must pass, and on nine counters that each break
/// one rule, where it must fail.
@MainActor
func testCounter(_ reducer: @escaping EffectReducer<CounterState, CounterAction>) async {
  let store = TestStore(value: CounterState(count: 2), reducer: reducer)
  // Your code goes here.
  await store.finish()
}
