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
    case keepsTheAlert = "The alert stays."
    case forgetsTheCount = "Dismissing the alert also clears the count."
  }

  static func counter(with bug: Bug? = nil) -> EffectReducer<CounterState, CounterAction> {
    { state, action in
      switch action {
      case .incrTapped:
        state.count += bug == .addsTwo ? 2 : 1
      case .nthPrimeTapped:
        state.isLoading = bug != .neverLoads
        let n = bug == .asksAboutTheNext ? state.count % 4 + 1 : state.count
        if bug == .neverAnswers { return .none }
        return .run { send in
          await send(.nthPrimeFound(n: n, prime: [2, 3, 5, 7][n - 1]))
        }
      case .nthPrimeFound(let n, let prime):
        state.isLoading = bug == .loadsForever
        state.alert = "Prime \(bug == .showsTheCurrentCount ? state.count : n) is \(prime)"
      case .alertDismissed:
        if bug != .keepsTheAlert { state.alert = nil }
        if bug == .forgetsTheCount { state.count = 0 }
      }
      return .none
    }
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
