// The examples of the cheat sheet, stages 1 to 4.
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
  let add: Reducer<Int, Int> = { count, step in count += step }
  let store = Store(value: 0, reducer: add)
  store.send(2)
  print(store.value)
  let token = store.observe { count in print(count) }
  token.cancel()
}

@MainActor private func stage2() {
  let reducer: Reducer<AppState, AppAction> = combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
  _ = reducer
}

@MainActor private func stage3(_ features: @escaping Reducer<Int, CounterAction>) {
  let logged = Store(value: 0, reducer: logging(counterReducer))
  let both: Reducer<Int, CounterAction> = compose(logging, activityFeed)(features)
  _ = both
  let recorded = Store(value: Recorded(0), reducer: recording(counterReducer))
  logged.replay(recorded.value.actions)
  let history = Store(value: Undoable(0), reducer: undoable(counterReducer))
  history.send(.perform(.incrTapped))
  print(history.value.present)
  if history.value.canUndo { history.send(.undo) }
  if history.value.canRedo { history.send(.redo) }
  print(history.value.past, history.value.future)
}

@MainActor private func stage4(_ clock: ContinuousClock, _ nthPrime: @escaping NthPrime) async {
  let reducer: EffectReducer<Int, CounterAction> = primeReducer(nthPrime)
  let counter = CasePath(\AppAction.counter, AppAction.counter)
  print(counter.extract(.counter(.incrTapped)) as Any)
  let lifted: EffectReducer<Int, CounterAction> = lift(counterReducer)
  var effect = Effect<CounterAction>.none
  effect = .send(.incrTapped)
  effect = .run { send in await send(.found(try nthPrime(5))) }
  effect = .fireAndForget { try await clock.sleep(for: .seconds(1)) }
  effect = .merge(effect, .send(.incrTapped))
  effect = .concatenate(effect, .send(.incrTapped))
  effect = effect.unawaited
  effect = effect.cancellable(id: "search", cancelInFlight: true)
  effect = .cancel(id: "search")
  effect = .cancelAll
  effect = effect.debounce(id: "search", for: .milliseconds(300), clock: clock)
  let mapped = effect.map { AppAction.counter($0) }
  print(mapped.isNone)
  effect = .report("This should not happen.")
  let wrapped = wrap(lifted, in: { logging($0) })
  let store = Store(value: 0, reducer: combine(wrapped, reducer))
  await store.sendAndWait(.incrTapped)
  print(store.effectsInFlight, store.actionsInFlight)
  await store.finish()
}
