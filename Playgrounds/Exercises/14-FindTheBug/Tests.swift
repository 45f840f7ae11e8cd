// Exercise 14: its tests.

import Stage5Testing
import Testing

@MainActor @Suite struct Exercise14 {
  enum Bug: String, CaseIterable {
    case addsTwo = "incrTapped adds two."
    case neverLoads = "It does not start loading."
    case asksAboutTheNext = "It asks about the next number."
    case neverAnswers = "It never answers."
    case loadsForever = "It never ends loading."
    case showsTheCurrentCount = "The alert shows the current count."
    case showsTheNumberOnly = "The alert shows the prime without its number."
    case keepsTheAlert = "The alert stays."
    case forgetsTheCount = "Dismissing the alert also clears the count."
  }

  static func counter(with bug: Bug? = nil) -> EffectReducer<CounterState, CounterAction> {
    { state, action in
      switch action {
      case .incrTapped:
        state.count &+= bug == .addsTwo ? 2 : 1
      case .nthPrimeTapped:
        state.isLoading = bug != .neverLoads
        let n = bug == .asksAboutTheNext ? state.count &+ 1 : state.count
        if bug == .neverAnswers { return .none }
        return .run { send in await send(.nthPrimeFound(n: n, prime: nthPrime(n))) }
      case .nthPrimeFound(let n, let prime):
        state.isLoading = bug == .loadsForever
        let shown = bug == .showsTheCurrentCount ? state.count : n
        state.alert = bug == .showsTheNumberOnly ? "\(prime)" : "Prime \(shown) is \(prime)"
      case .alertDismissed:
        if bug != .keepsTheAlert { state.alert = nil }
        if bug == .forgetsTheCount { state.count = 0 }
      }
      return .none
    }
  }

  /// The environment. It answers any question, so that no test of yours can crash the counter.
  nonisolated static func nthPrime(_ n: Int) -> Int {
    guard (1...1_000).contains(n) else { return 0 }
    var primes: [Int] = []
    for number in 2... where !primes.contains(where: { number.isMultiple(of: $0) }) {
      primes.append(number)
      if primes.count == n { break }
    }
    return primes[n - 1]
  }

  @Test func yourTestPassesOnACorrectCounter() async {
    await testCounter(Self.counter())
  }

  @Test(arguments: Bug.allCases) func yourTestFindsTheBug(bug: Bug) async {
    await withKnownIssue("Your test does not find this bug: \(bug.rawValue)") {
      await testCounter(Self.counter(with: bug))
    }
  }
}
