// Exercise 9: its tests.

import Stage5Testing
import Testing

@MainActor @Suite struct Exercise9 {
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

  /// Lets the answers come in the order of the questions. Gives up after a while, in case one was cancelled.
  @MainActor final class Line {
    var waiting: [Int] = []

    func turn(of n: Int) async {
      for _ in 0..<10_000 where waiting.first != n { await Task.yield() }
    }
  }

  static func counter(with bug: Bug? = nil) -> EffectReducer<CounterState, CounterAction> {
    let line = Line()
    return { state, action in
      switch action {
      case .incrTapped:
        state.count &+= bug == .addsTwo ? 2 : 1
      case .nthPrimeTapped:
        state.isLoading = bug != .neverLoads
        let n = bug == .asksAboutTheNext ? state.count &+ 1 : state.count
        if bug == .neverAnswers { return .none }
        line.waiting.append(n)
        return .run { send in
          let prime = nthPrime(n)
          await line.turn(of: n)
          await send(.nthPrimeFound(n: n, prime: prime))
        }
      case .nthPrimeFound(let n, let prime):
        if let index = line.waiting.firstIndex(of: n) { line.waiting.removeSubrange(...index) }
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
    primes.indices.contains(n &- 1) ? primes[n - 1] : 0
  }

  private nonisolated static let primes = (2...7_919).filter { number in
    !(2..<number).prefix { $0 * $0 <= number }.contains { number.isMultiple(of: $0) }
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
