//: [Previous](@previous)
//:
//: # 6 Testing
//:
//: Test everything that a feature does, including its effects, and that it does nothing else. No app
//: links this stage.

import PrimeTime
import Stage6Testing
import Testing

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: Here is Prime Time with a mistake: `cancelTapped` clears the question for the nth prime, but does not
//: cancel the search. A handwritten test still passes, because it checks only what its author thought of.

let brokenReducer: EnvironmentReducer<AppState, AppAction, AppEnvironment> = {
  if $1 != .nthPrime(.cancelTapped) { return Stage5App.appReducer(&$0, $1, $2) }
  $0.nthPrime = nil
  return .none
}

@MainActor func aTestByHand() {
  print("— A handwritten test")

  let tested = Store(value: AppState(), reducer: brokenReducer, environment: .mock)
  tested.send(.nthPrime(.asked))
  tested.send(.nthPrime(.cancelTapped))
  print("passed: \(tested.value.nthPrime == nil)")
  print("not checked: \(tested.effectsInFlight) effect in flight")
}

//: ## The idea
//:
//: A `TestStore` is the real store with a reducer that records each step. A test accounts for all
//: steps: its closures change the value as the actions should. The test fails if a value differs, if an
//: effect sends an action that is not received, or if an effect is still in flight at the end.

var failures: [String] = []

/// Runs a test and prints its failures, because this page has no test runner.
@MainActor func run(_ test: @MainActor () async -> Void) async {
  failures = []
  await withKnownIssue(isIntermittent: true) {
    await test()
  } matching: { issue in
    MainActor.assumeIsolated { failures.append("\(issue.comments[0])") }
    return true
  }
  print(failures.isEmpty ? "passed" : failures.joined())
}

@MainActor func testCancelling(
  _ reducer: @escaping EnvironmentReducer<AppState, AppAction, AppEnvironment>
) {
  let store = TestStore(value: AppState(), reducer: reducer, environment: .mock)
  store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
  store.send(.nthPrime(.cancelTapped)) { $0.nthPrime = nil }
}

@MainActor func theSameTestWithATestStore() async {
  print("— The same test with a test store")

  await run { testCancelling(brokenReducer) }
}

//: ## Prime Time at this stage
//:
//: The real app cancels the search. The search of the second test takes a second, but the test does not
//: wait for it: a `TestClock` stands still until the test advances it.

@MainActor func primeTime() async {
  print("— Prime Time")

  await run { testCancelling(Stage5App.appReducer) }
  await run {
    let clock = TestClock()
    var environment = AppEnvironment.unimplemented
    environment.nthPrime = { n, progress in
      await progress(0.5)
      try await clock.sleep(for: .seconds(1))
      return n * 100
    }
    let store = TestStore(
      value: AppState(), reducer: Stage5App.appReducer, environment: environment)
    store.send(.counter(.countEntered(7))) { $0.count = 7 }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 7, progress: 0) }
    await store.receive(.nthPrime(.progressed(n: 7, progress: 0.5))) {
      $0.nthPrime = .computing(n: 7, progress: 0.5)
    }
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(1))
    await store.receive(\.nthPrime) { $0.nthPrime = .answered(n: 7, prime: 700) }
    await store.finish()
  }
}

//: A test has nothing to show, so here is the app, with an environment that answers at once.

@MainActor func page() async {
  aTestByHand()
  await theSameTestWithATestStore()
  await primeTime()

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: .mock)
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

//: A program waits for the page to finish. A playground cannot wait, so a task runs the page.

#if SWIFT_PACKAGE
  await page()
#else
  #if canImport(PlaygroundSupport)
    MainActor.assumeIsolated { PlaygroundPage.current.needsIndefiniteExecution = true }
  #endif
  Task { await page() }
#endif

//: ## What it still lacks
//:
//: Each screen gets the whole store, and can read and send everything. [Next](@next): a store for a part
//: of the app.
