// Exercise 19: its tests.

import Stage5Testing
import Testing

@MainActor @Suite struct Exercise19 {
  let clock: TestClock
  let store: TestStore<SheetState, SheetAction>

  init() {
    clock = TestClock()
    store = TestStore(value: SheetState(), reducer: sheetReducer(clock: clock))
  }

  @Test func anOpenSheetCountsTheSeconds() async {
    store.send(.opened) { $0.secondsWaited = 0 }
    for number in 1...10 { await secondPasses(number) }
    store.skipInFlight()
  }

  @Test func nothingIsInFlightWhenTheSheetIsClosed() async {
    store.send(.opened) { $0.secondsWaited = 0 }
    await secondPasses(1)
    store.send(.closed) { $0.secondsWaited = nil }
    // The test store is released here, and fails if an effect is still in flight.
  }

  private func secondPasses(_ number: Int) async {
    while clock.sleeping == 0 && store.effectsInFlight > 0 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    await store.receive(.secondPassed) { $0.secondsWaited = number }
  }
}
