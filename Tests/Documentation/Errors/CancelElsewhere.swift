// Errors you will see: an effect of another feature.

import Stage4Effects

func sleeper(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  .run { _ in try await Task.sleep(for: .seconds(60)) }.cancellable(id: "sleep")
}

func reset(state: inout AppState, action: AppAction) -> Effect<AppAction> {
  if case .resetTapped = action { .cancel(id: "sleep") } else { .none }
}

@main struct CancelElsewhere {
  @MainActor static func main() {
    let store = Store(
      value: AppState(),
      reducer: combine {
        pullback(sleeper, value: \.count, action: CasePath(\.counter, AppAction.counter))
        reset
      })
    store.send(.counter(.incrTapped))
    store.send(.resetTapped)
    // prints: 1 in flight
    print("\(store.effectsInFlight) in flight")
  }
}
