// Exercise 6: work that nobody waits for any more.
// SPDX-License-Identifier: MIT

import Stage4Effects
import Stage6Testing
import Testing

@Suite struct Exercise6 {
  struct SheetState: Equatable {
    var secondsWaited: Int?
  }

  enum SheetAction {
    case opened
    case secondPassed
    case closed
  }

  /// Counts the seconds while a sheet is open; but as in the course, the work goes on for ever when
  /// the sheet is closed, and keeps what belongs to it.
  static func sheetReducer(clock: TestClock) -> EffectReducer<SheetState, SheetAction> {
    { state, action in
      switch action {
      case .opened:
        state.secondsWaited = 0
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.secondPassed)
          }
        }

      case .secondPassed:
        state.secondsWaited? += 1
        return .none

      case .closed:
        state.secondsWaited = nil
        return .none
      }
    }
  }

  let sheetReducer = underTest(yours: Self.sheetReducer, solution: Solution6.sheetReducer)

  @MainActor @Test func nothingRunsWhenTheSheetIsClosed() async {
    let clock = TestClock()
    let store = TestStore(value: SheetState(), reducer: sheetReducer(clock))
    store.send(.opened) { $0.secondsWaited = 0 }
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(1))
    await store.receive(where: { $0 == .secondPassed }, assert: { $0.secondsWaited = 1 })
    store.send(.closed) { $0.secondsWaited = nil }
    // The test store goes here, and fails for what still runs.
  }
}

// Hint 1: Each step changes the value as the test says. Read which effect the failure names, and
// which action started it.

// Hint 2: Closing the sheet has to call that effect off. An effect that can be called off has an
// id.

// Hint 3: `.cancellable(id: "seconds")` behind the closing brace of `.run`, and
// `.cancel(id: "seconds")` for the one that `closed` returns.
