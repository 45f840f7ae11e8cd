// Exercise 19, a bug hunt: a sheet that is closed.

import Stage5Testing

struct SheetState: Equatable {
  var secondsWaited: Int?
}

enum SheetAction {
  case opened
  case secondPassed
  case closed
}

// MARK: Your part. Everything above is given.

/// Counts the seconds while a sheet is open.
///
/// A user reports: "After I had looked at many sheets, my phone was warm."
func sheetReducer(clock: TestClock) -> EffectReducer<SheetState, SheetAction> {
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
