// Waiting for effects in flight, up to a limit.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Stage5Testing
import Testing

@testable import counter

@MainActor @Suite struct FinishTests {
  private let clock = TestClock()
  private let work = TestClock()

  private func store() -> Store<Int, Bool> {
    let work = work
    return Store(value: 0) { value, isDone -> Effect<Bool> in
      if isDone { value += 1 }
      return isDone
        ? .none
        : .run { send in
          try await work.sleep(for: .seconds(1))
          await send(true)
        }
    }
  }

  @Test func withoutEffectsItDoesNotWait() async {
    let isFinished = await store().finish(within: .seconds(5), clock: clock)
    #expect(isFinished)
  }

  @Test func itWaitsForWorkThatEndsInTime() async {
    let store = store()
    store.send(false)
    let end = Task { await store.finish(within: .seconds(5), clock: clock) }
    await work.sleepers(atLeast: 1)
    await work.advance(by: .seconds(1))
    #expect(await end.value)
    #expect(store.value == 1)
  }

  @Test func itStopsWaitingForWorkThatDoesNotEnd() async {
    let store = store()
    store.send(false)
    let end = Task { await store.finish(within: .seconds(5), clock: clock) }
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(5))
    #expect(await !end.value)
    #expect(store.value == 0)
  }
}
