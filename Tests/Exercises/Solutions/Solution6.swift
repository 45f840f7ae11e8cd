// Exercises: the solution of number 6.
// SPDX-License-Identifier: MIT

import Stage4Effects
import Stage6Testing

enum Solution6 {
  static func sheetReducer(
    clock: TestClock
  ) -> EffectReducer<Exercise6.SheetState, Exercise6.SheetAction> {
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
        .cancellable(id: "seconds")

      case .secondPassed:
        state.secondsWaited? += 1
        return .none

      case .closed:
        state.secondsWaited = nil
        return .cancel(id: "seconds")
      }
    }
  }
}
