// The tests of the article "Stage 5: testing".

import PrimeTime
import Stage5Testing
import Testing

@MainActor @Test func aCancelledSearchIsGone() {
  let store = TestStore(value: Stage4App.State(), reducer: Stage4App.appReducer(.mock))
  store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
  store.send(.nthPrime(.cancelTapped)) { $0.nthPrime = nil }
}

@MainActor @Test func theNthPrimeArrivesAfterASecond() async {
  let clock = TestClock()
  var environment = AppEnvironment.unimplemented
  environment.nthPrime = { n, progress in
    await progress(0.5)
    try await clock.sleep(for: .seconds(1))
    return n * 100
  }
  let store = TestStore(value: Stage4App.State(), reducer: Stage4App.appReducer(environment))
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
