// Effects that run, and effects that are cancelled.

import ClassicRedux

@MainActor let effects = [
  Benchmark(
    id: "effect-async-one-by-one", bound: 2.5, count: 10_000,
    ours: { count in
      let store = Store(value: 0, reducer: trip)
      for _ in 0..<count { await store.sendAndWait(.start) }
    },
    twin: { count in
      let store = Store(value: 0, reducer: plainTrip)
      for _ in 0..<count { await startTrip(store).value }
    }),
  Benchmark(
    id: "effect-async-burst", bound: 2.8, count: 10_000,
    ours: { count in
      let store = Store(value: 0, reducer: trip)
      for _ in 0..<count { store.send(.start) }
      await store.finish()
    },
    twin: { count in
      let store = Store(value: 0, reducer: plainTrip)
      for task in (0..<count).map({ _ in startTrip(store) }) { await task.value }
    }),
  Benchmark("cancel-10k", bound: 1.5, count: 10_000, much: 10_000, little: 100) { size in
    { count in for _ in 0..<count / size { startAndCancel(size) } }
  },
]

private enum TripAction: Sendable {
  case start
  case end
}

/// Each trip works outside the actor, and counts when it has come back.
private func trip(_ value: inout Int, _ action: TripAction) -> Effect<TripAction> {
  plainTrip(&value, action)
  guard case .start = action else { return .none }
  return .run { send in
    await work()
    await send(.end)
  }
}

private func plainTrip(_ value: inout Int, _ action: TripAction) {
  if case .end = action { value += 1 }
}

// Not inlined, so that the optimizer does not see that there is no work.
@inline(never)
@concurrent private func work() async { consume(0) }

/// By hand: a task that works outside the actor, and sends when it has come back.
@MainActor private func startTrip(_ store: Store<Int, TripAction>) -> Task<Void, Never> {
  store.send(.start)
  return Task { @MainActor in
    await work()
    store.send(.end)
  }
}

private enum CancelAction: Sendable {
  case start(Int)
  case cancel(Int)
}

/// Starts `count` effects, each with its own id, and cancels them one by one.
@MainActor private func startAndCancel(_ count: Int) {
  let store = Store(value: 0) { (_: inout Int, action: CancelAction) -> Effect<CancelAction> in
    switch action {
    case .start(let id):
      .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }.cancellable(id: id)
    case .cancel(let id): .cancel(id: id)
    }
  }
  for id in 0..<count { store.send(.start(id)) }
  for id in 0..<count { store.send(.cancel(id)) }
  precondition(store.effectsInFlight == 0)
}
