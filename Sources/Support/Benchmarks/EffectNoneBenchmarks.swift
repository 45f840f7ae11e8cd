// effect-none: effectful reducers that return no effect, compared with a nested switch in a plain store.

import ClassicRedux

@MainActor let effectNone = [
  effectNoneRow("effect-none", bound: 1.5, sendEffectful()),
  // If a feature captures something, Swift 6.3 creates its two key paths with each action, which takes about 40 ns.
  effectNoneRow("effect-none-environment", bound: 15, sendWithEnvironment()),
]

@MainActor private func effectNoneRow(
  _ id: String, bound: Double, _ ours: @escaping Work
) -> Benchmark {
  Benchmark(
    id: id, bound: bound, count: 100_000, ours: ours,
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: true),
    loop: { emptyLoop($0 / 3) })
}

@MainActor private func sendEffectful() -> Work {
  sender10(to: Store(value: Ten(), reducer: effectful10), observed: true)
}

@MainActor private func sendWithEnvironment() -> Work {
  sender10(to: Store(value: Ten(), reducer: environment10(Environment())), observed: true)
}

private func effectful(_ value: inout Feature, _ action: FeatureAction) -> Effect<FeatureAction> {
  feature(&value, action)
  return .none
}

private var effectful10: EffectReducer<App10, App10Action> { combined(effectful) }

private struct Environment { var feature = FeatureEnvironment() }
private struct FeatureEnvironment { var number: @Sendable () -> Int = { 7 } }

/// Captures the environment for an effect, but no benchmark sends the action that starts the effect.
private func effectful(
  _ environment: FeatureEnvironment
) -> EffectReducer<Feature, FeatureAction> {
  { value, action in
    feature(&value, action)
    guard case .set(0) = action else { return .none }
    return .run { send in await send(.set(environment.number())) }
  }
}

private func environment10(_ environment: Environment) -> EffectReducer<App10, App10Action> {
  combined(effectful(environment.feature))
}

/// Inlined, so that the optimizer sees the features' reducer, as if each line named it.
@inline(__always)
private func combined(
  _ feature: @escaping EffectReducer<Feature, FeatureAction>
) -> EffectReducer<App10, App10Action> {
  combine {
    pullback(feature, value: \.f0, action: CasePath(\.f0, App10Action.f0))
    pullback(feature, value: \.f1, action: CasePath(\.f1, App10Action.f1))
    pullback(feature, value: \.f2, action: CasePath(\.f2, App10Action.f2))
    pullback(feature, value: \.f3, action: CasePath(\.f3, App10Action.f3))
    pullback(feature, value: \.f4, action: CasePath(\.f4, App10Action.f4))
    pullback(feature, value: \.f5, action: CasePath(\.f5, App10Action.f5))
    pullback(feature, value: \.f6, action: CasePath(\.f6, App10Action.f6))
    pullback(feature, value: \.f7, action: CasePath(\.f7, App10Action.f7))
    pullback(feature, value: \.f8, action: CasePath(\.f8, App10Action.f8))
    pullback(feature, value: \.f9, action: CasePath(\.f9, App10Action.f9))
  }
}
