// Exercise 19, solved: what belongs below `// MARK: Your part`.

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
