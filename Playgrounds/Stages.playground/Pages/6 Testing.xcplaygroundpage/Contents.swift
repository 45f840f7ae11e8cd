//: [Previous](@previous)
//:
//: # 6 Testing
//:
//: A `TestStore` is the real store, with the real effects, that holds every step to what the test
//: says of it: how an action changes the value, which actions come back from effects and in which
//: order, and that nothing is left over at the end. A `TestClock` stands still until it is told to
//: move. No app links this stage; it stands beside the staircase.

import Foundation
import PrimeTime
import Stage6Testing
import Testing

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

print("— Time that waits for the test")

let clock = TestClock()
let sleepers = Task {
  try await withThrowingTaskGroup { group in
    for seconds in [3, 1, 2] {
      group.addTask {
        try await clock.sleep(for: .seconds(seconds))
        return seconds
      }
    }
    var woken: [Int] = []
    for try await seconds in group { woken.append(seconds) }
    return woken
  }
}
await clock.sleepers(atLeast: 3)
for _ in 1...3 { await clock.advance(by: .seconds(1)) }
print(
  "they woke after \(try await sleepers.value) seconds, and the clock shows \(clock.now.offset)")

//: ## Prime Time, held to its word
//:
//: The environment is one that must not be touched, but for what this test gives it. `send` and
//: `receive` take a closure that changes the value as the action should; if it came out otherwise, the
//: difference is recorded as an issue in that line, as − what was expected and + what there is.

print("— A scenario")

var environment = AppEnvironment.unimplemented
environment.nthPrime = { n, progress in
  await progress(0.5)
  return n * 100
}
let store = TestStore(
  value: AppState(), reducer: Stage5App.appReducer, environment: environment)

store.send(.counter(.countEntered(7))) { $0.count = 7 }
store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 7, progress: 0) }
print("in flight: \(store.actionsInFlight)")

await store.receive(.nthPrime(.progressed(n: 7, progress: 0.5))) {
  $0.nthPrime = .computing(n: 7, progress: 0.5)
}
print("received the progress")

await store.receive(\.nthPrime) { $0.nthPrime = .answered(n: 7, prime: 700) }
print("received the answer")

await store.finish()
print("in flight: \(store.effectsInFlight)")

//: Try what happens in a test if a step is left out: `Tests/PrimeTime/App/FeatureTests.swift` has all
//: features of the app, happy and unhappy.
//:
//: No screen shows a test. This is the app that was tested, in an environment that answers at once.

#if canImport(PlaygroundSupport)
  let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: .mock)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What the store still lacks
//:
//: A screen is handed the whole store, and can see and send everything. [Next](@next): a view of
//: its own part.
