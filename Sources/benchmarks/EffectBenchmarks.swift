// effect-…: what effects cost when there are none, when they run, and when they are called off.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let effects = [
  Benchmark(
    id: "effect-none", bound: 1.3, count: 300_000,
    ours: sendEffectful(), twin: sendByHand()),
  Benchmark(
    id: "effect-none-environment", bound: 1.3, count: 300_000,
    ours: sendWithEnvironment(), twin: sendByHand()),
  Benchmark(
    id: "effect-async", bound: 1.5, count: 10_000,
    ours: tripsOfEffects, twin: tripsOfTasks),
  Benchmark(
    id: "cancel-10k", bound: 1.5, count: 10_000,
    ours: { count in startAndCancel(count) },
    twin: { count in for _ in 0..<count / 100 { startAndCancel(100) } }),
]

@MainActor private func tripsOfEffects(_ count: Int) async {
  let store = Store(value: 0, reducer: roundTrip)
  for _ in 0..<count { store.send(.start) }
  await store.finish()
  precondition(store.value == count)
}

@MainActor private func tripsOfTasks(_ count: Int) async {
  let trips = Trips()
  for _ in 0..<count { trips.start() }
  await trips.finish()
  precondition(trips.store.value == count)
}

/// By hand: bare tasks that hop back. As with effects, the work is anything that may throw and may
/// send any number of actions, none of which counts once it was called off, and it is kept as long as
/// it runs; so it hops back with each action, and once more when it has ended.
@MainActor private final class Trips {
  let store = Store(value: 0) { (value: inout Int, action: TripAction) in
    if case .end = action { value += 1 }
  }
  var running: [Int: Task<Void, Never>] = [:]
  var lastID = 0

  func start() {
    store.send(.start)
    run { trips, id in await trips.receive(.end, from: id) }
  }

  func run(_ work: @escaping @Sendable (Trips, Int) async throws -> Void) {
    lastID += 1
    running[lastID] = Task.detached { [id = lastID] in
      do { try await work(self, id) } catch { print(error) }
      await self.end(id)
    }
  }

  func receive(_ action: TripAction, from id: Int) {
    if running[id] != nil { store.send(action) }
  }

  func end(_ id: Int) { running[id] = nil }

  func finish() async {
    while let task = running.values.first { await task.value }
  }
}

/// Starts as many effects, each with an id of its own, and calls them off one by one.
@MainActor private func startAndCancel(_ count: Int) {
  let store = Store(value: 0, reducer: startOrCancel)
  for id in 0..<count { store.send(.start(id)) }
  for id in 0..<count { store.send(.cancel(id)) }
  precondition(store.effectsInFlight == 0)
}

private enum CancelAction: Sendable {
  case start(Int)
  case cancel(Int)
}

private func startOrCancel(_ value: inout Int, _ action: CancelAction) -> Effect<CancelAction> {
  switch action {
  case .start(let id):
    .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }.cancellable(id: id)
  case .cancel(let id): .cancel(id: id)
  }
}

private enum TripAction: Sendable {
  case start
  case end
}

private func roundTrip(_ value: inout Int, _ action: TripAction) -> Effect<TripAction> {
  switch action {
  case .start: return .run { send in await send(.end) }
  case .end:
    value += 1
    return .none
  }
}

@MainActor private func sendEffectful() -> @MainActor (Int) async -> Void {
  sender(of: actions10, to: Store(value: Features10(), reducer: effectful10))
}

@MainActor private func sendWithEnvironment() -> @MainActor (Int) async -> Void {
  sender(
    of: actions10,
    to: Store(value: Features10(), reducer: environmental10, environment: Surroundings()))
}

@MainActor private func sendByHand() -> @MainActor (Int) async -> Void {
  sender(of: actions10, to: Store(value: Features10(), reducer: features10ByHand))
}

private let actions10: [Features10Action] = [.f0(.increment), .f5(.decrement), .f9(.set(3))]

private func effectFeature(_ value: inout Feature, _ action: FeatureAction) -> Effect<FeatureAction>
{
  feature(&value, action)
  return .none
}

private var effectful10: EffectReducer<Features10, Features10Action> {
  combine {
    pullback(effectFeature, value: \.f0, action: CasePath(\.f0, Features10Action.f0))
    pullback(effectFeature, value: \.f1, action: CasePath(\.f1, Features10Action.f1))
    pullback(effectFeature, value: \.f2, action: CasePath(\.f2, Features10Action.f2))
    pullback(effectFeature, value: \.f3, action: CasePath(\.f3, Features10Action.f3))
    pullback(effectFeature, value: \.f4, action: CasePath(\.f4, Features10Action.f4))
    pullback(effectFeature, value: \.f5, action: CasePath(\.f5, Features10Action.f5))
    pullback(effectFeature, value: \.f6, action: CasePath(\.f6, Features10Action.f6))
    pullback(effectFeature, value: \.f7, action: CasePath(\.f7, Features10Action.f7))
    pullback(effectFeature, value: \.f8, action: CasePath(\.f8, Features10Action.f8))
    pullback(effectFeature, value: \.f9, action: CasePath(\.f9, Features10Action.f9))
  }
}

private struct Surroundings {
  var number: @Sendable () -> Int = { 7 }
  var name: @Sendable () -> String = { "" }
}

private func environmentFeature(
  _ value: inout Feature, _ action: FeatureAction, _ number: () -> Int
) -> Effect<FeatureAction> {
  feature(&value, action)
  return .none
}

private var environmental10: EnvironmentReducer<Features10, Features10Action, Surroundings> {
  combine {
    pullback(
      environmentFeature, value: \.f0, action: CasePath(\.f0, Features10Action.f0),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f1, action: CasePath(\.f1, Features10Action.f1),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f2, action: CasePath(\.f2, Features10Action.f2),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f3, action: CasePath(\.f3, Features10Action.f3),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f4, action: CasePath(\.f4, Features10Action.f4),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f5, action: CasePath(\.f5, Features10Action.f5),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f6, action: CasePath(\.f6, Features10Action.f6),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f7, action: CasePath(\.f7, Features10Action.f7),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f8, action: CasePath(\.f8, Features10Action.f8),
      environment: \.number)
    pullback(
      environmentFeature, value: \.f9, action: CasePath(\.f9, Features10Action.f9),
      environment: \.number)
  }
}
