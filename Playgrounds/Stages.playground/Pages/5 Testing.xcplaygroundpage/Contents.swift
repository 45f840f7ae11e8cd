//: [Previous](@previous)
//:
//: # 5 Testing
//:
//: Test everything that a feature does, including its effects, and that it does nothing else. Only tests
//: use this stage; no app links it.

import PrimeTime
import Stage5Testing
import Testing

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
#endif

//: ## What goes wrong
//:
//: Here is Prime Time with a mistake: `cancelTapped` clears the question for the nth prime, but does not cancel the
//: search. A handwritten test still passes.

func brokenReducer(
  _ environment: AppEnvironment
) -> EffectReducer<Stage4App.State, Stage4App.Action> {
  let appReducer = Stage4App.appReducer(environment)
  return { state, action in
    if action != .nthPrime(.cancelTapped) { return appReducer(&state, action) }
    state.nthPrime = nil
    return .none
  }
}

@MainActor func aTestByHand() {
  print("— A handwritten test")

  let tested = Store(value: Stage4App.State(), reducer: brokenReducer(.mock))
  tested.send(.nthPrime(.asked))
  tested.send(.nthPrime(.cancelTapped))
  print("passed: \(tested.value.nthPrime == nil)")
  print("not checked: \(tested.effectsInFlight) effect in flight")
}

//: ## The idea
//:
//: A `TestStore` is the real store with a reducer that records each step. A test says what each step does. `send` sends an
//: action, and `receive` takes the next action that an effect has sent. Both take a closure, which changes the value as the
//: action should change it. The test fails if the real value is different. When the test store is released, it also fails
//: if an action was not received, or if an effect is still in flight.
//:
//: In Swift Testing, each failure is shown at its line. This page has no test runner, so its test stores print their
//: failures, and count them.

var failures = 0

@MainActor func testStore(
  _ reducer: @escaping EffectReducer<Stage4App.State, Stage4App.Action>
) -> TestStore<Stage4App.State, Stage4App.Action> {
  TestStore(
    value: Stage4App.State(), reducer: reducer,
    onFailure: { text, _ in
      failures += 1
      print(text)
    })
}

@MainActor func testCancelling(
  _ reducer: @escaping EffectReducer<Stage4App.State, Stage4App.Action>
) {
  let store = testStore(reducer)
  store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
  store.send(.nthPrime(.cancelTapped)) { $0.nthPrime = nil }
}

//: ## A test that controls time
//:
//: This test passes an environment of its own. All closures of `.unimplemented` trap, except the one that the test
//: replaces: its search takes a second. But the test does not take a second, because a `TestClock` stands still until the
//: test advances it. `waitForSleepers` waits until the search sleeps, and `finish` until no effect is in flight.

@MainActor func testTheSearch() async {
  let clock = TestClock()
  var environment = AppEnvironment.unimplemented
  environment.nthPrime = { n, progress in
    await progress(0.5)
    try await clock.sleep(for: .seconds(1))
    return n * 100
  }
  let store = testStore(Stage4App.appReducer(environment))
  store.send(.app(.counter(.countEntered(7)))) { $0.app.count = 7 }
  store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 7, progress: 0) }
  await store.receive(.nthPrime(.progressed(n: 7, progress: 0.5))) {
    $0.nthPrime = .computing(n: 7, progress: 0.5)
  }
  await clock.waitForSleepers(1)
  await clock.advance(by: .seconds(1))
  await store.receive(\.nthPrime) { $0.nthPrime = .answered(n: 7, prime: 700) }
  await store.finish()
}

//: The first test runs on the app with the mistake, then both run on the real one, `Stage4App`.

@MainActor func page() async {
  aTestByHand()

  print("— The same test with a test store")
  testCancelling(brokenReducer(.mock))

  print("— Prime Time")
  failures = 0
  testCancelling(Stage4App.appReducer(.mock))
  await testTheSearch()
  print("\(failures) failures")

  print("\nRead next: Tests/PrimeTime/App/TestingLessonTests.swift")
  print("Try next: swift run stage-6")
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
//: Every part of the app has to exist all the time. A row of a list, a sheet or a login does not.
//: [Next](@next): children that come and go.
