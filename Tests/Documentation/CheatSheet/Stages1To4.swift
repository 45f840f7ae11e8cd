// The examples of the cheat sheet, stages 1 to 4: the line below each name.
// SPDX-License-Identifier: MIT

import ClassicRedux

private struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
}

private enum AppAction: Sendable {
  case counter(CounterAction)
  var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
}

private enum CounterAction: Sendable {
  case incrTapped
  case found(Int)
}

private typealias NthPrime = @Sendable (Int) async throws -> Int

private func counterReducer(count: inout Int, action: CounterAction) { count += 1 }
private func primeReducer(_ nthPrime: @escaping NthPrime) -> EffectReducer<Int, CounterAction> {
  { _, _ in .none }
}
private func activityFeed(
  _ reducer: @escaping Reducer<Int, CounterAction>
) -> Reducer<Int, CounterAction> { reducer }

@MainActor private func stage1() {
  // Reducer
  let add: Reducer<Int, Int> = { count, step in count += step }
  // Store
  let store = Store(value: 0, reducer: add)
  // Store.send
  store.send(2)
  // Store.value
  print(store.value)
  // Store.observe, ObserverToken
  let token = store.observe { count in print(count) }
  // ObserverToken.cancel
  token.cancel()
}

@MainActor private func stage2() {
  // combine, pullback
  let reducer: Reducer<AppState, AppAction> = combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
  _ = reducer
}

@MainActor private func stage3(_ features: @escaping Reducer<Int, CounterAction>) {
  // logging
  let logged = Store(value: 0, reducer: logging(counterReducer))
  // compose
  let both: Reducer<Int, CounterAction> = compose(logging, activityFeed)(features)
  _ = both
  // recording, Recorded
  let recorded = Store(value: Recorded(0), reducer: recording(counterReducer))
  // Recorded.actions, Store.replay
  logged.replay(recorded.value.actions)
  // undoable, Undoable
  let history = Store(value: Undoable(0), reducer: undoable(counterReducer))
  // UndoableAction
  history.send(.perform(.incrTapped))
  // Undoable.present
  print(history.value.present)
  // Undoable.canUndo
  if history.value.canUndo { history.send(.undo) }
  // Undoable.canRedo
  if history.value.canRedo { history.send(.redo) }
  // Undoable.past, Undoable.future
  print(history.value.past, history.value.future)
}

@MainActor private func stage4(_ clock: ContinuousClock, _ nthPrime: @escaping NthPrime) async {
  // EffectReducer
  let reducer: EffectReducer<Int, CounterAction> = primeReducer(nthPrime)
  // CasePath
  let counter = CasePath(\AppAction.counter, AppAction.counter)
  // CasePath.extract
  print(counter.extract(.counter(.incrTapped)) as Any)
  // lift
  let lifted: EffectReducer<Int, CounterAction> = lift(counterReducer)
  // Effect.none
  var effect = Effect<CounterAction>.none
  // Effect.send
  effect = .send(.incrTapped)
  // Effect, Effect.run, EffectSend
  effect = .run { send in await send(.found(try nthPrime(5))) }
  // Effect.fireAndForget
  effect = .fireAndForget { try await clock.sleep(for: .seconds(1)) }
  // Effect.merge
  effect = .merge(effect, .send(.incrTapped))
  // Effect.concatenate
  effect = .concatenate(effect, .send(.incrTapped))
  // Effect.unawaited
  effect = effect.unawaited
  // Effect.cancellable
  effect = effect.cancellable(id: "search", cancelInFlight: true)
  // Effect.cancel
  effect = .cancel(id: "search")
  // Effect.cancelAll
  effect = .cancelAll
  // Effect.debounce
  effect = effect.debounce(id: "search", for: .milliseconds(300), clock: clock)
  // Effect.map
  let mapped = effect.map { AppAction.counter($0) }
  // Effect.isNone
  print(mapped.isNone)
  // Effect.report
  effect = .report("This should not happen.")
  // wrap
  let wrapped = wrap(lifted, in: { logging($0) })
  let store = Store(value: 0, reducer: combine(wrapped, reducer))
  // Store.sendAndWait
  await store.sendAndWait(.incrTapped)
  // Store.effectsInFlight, Store.actionsInFlight
  print(store.effectsInFlight, store.actionsInFlight)
  // Store.finish
  await store.finish()
}
