// Tests of an app's feature, with the copied files of stage 5.

import Dispatch
import Testing

@testable import YourApp

nonisolated private let isMainQueue = DispatchSpecificKey<Bool>()

@MainActor @Suite struct CountdownTests {
  @Test func countsDownBySeconds() async {
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    let clock = TestClock()
    let environment = CountdownEnvironment(
      second: { try await clock.sleep(for: .seconds(1)) },
      isOnMainActor: { DispatchQueue.getSpecific(key: isMainQueue) == true })
    let store = TestStore(value: Countdown(), reducer: countdown(environment))

    store.send(.started(2)) { $0.left = 2 }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked(onMainActor: false)) {
      $0 = Countdown(left: 1, wasTickedOnMainActor: false)
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked(onMainActor: false)) { $0.left = 0 }
    await store.finish()
  }

  @Test func aMistakeIsAFailure() {
    withKnownIssue {
      let environment = CountdownEnvironment(second: {}, isOnMainActor: { false })
      let store = TestStore(value: Countdown(), reducer: countdown(environment))
      store.send(.started(0)) { $0.left = 1 }
    } matching: {
      "\($0)".contains("−   - left: 1")
    }
  }
}
