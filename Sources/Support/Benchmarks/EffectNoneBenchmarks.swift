// effect-none: effectful reducers that return no effect, compared with a nested switch in a plain store.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let effectNone = [
  effectNoneRow("effect-none", bound: 1.5, effectfulTen(effectful)),
  // Reducers that capture something keep their key paths, at about 40 ns for each feature.
  effectNoneRow(
    "effect-none-environment", bound: 15, effectfulTen(withEnvironment(Environment()))),
]

@inline(__always)
@MainActor private func effectNoneRow(
  _ id: String, bound: Double, _ reducer: @escaping EffectReducer<App10, App10Action>
) -> Benchmark {
  Benchmark(
    id: id, bound: bound, count: 100_000,
    ours: sender10(to: Store(value: Ten(), reducer: reducer), observed: true),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: true),
    loop: { emptyLoop($0 / 3) })
}

private func effectful(_ value: inout Feature, _ action: FeatureAction) -> Effect<FeatureAction> {
  feature(&value, action)
  return .none
}

private struct Environment {
  var number: @Sendable () -> Int = { 7 }
}

/// An effect needs the environment, but no benchmark sends the action that asks for it.
private func withEnvironment(_ environment: Environment) -> EffectReducer<Feature, FeatureAction> {
  { value, action in
    feature(&value, action)
    guard case .set(0) = action else { return .none }
    return .run { send in await send(.set(environment.number())) }
  }
}

@inline(__always)
private func effectfulTen(
  _ child: @escaping EffectReducer<Feature, FeatureAction>
) -> EffectReducer<App10, App10Action> {
  combine {
    pullback(child, value: \.f0, action: CasePath(\.f0, App10Action.f0))
    pullback(child, value: \.f1, action: CasePath(\.f1, App10Action.f1))
    pullback(child, value: \.f2, action: CasePath(\.f2, App10Action.f2))
    pullback(child, value: \.f3, action: CasePath(\.f3, App10Action.f3))
    pullback(child, value: \.f4, action: CasePath(\.f4, App10Action.f4))
    pullback(child, value: \.f5, action: CasePath(\.f5, App10Action.f5))
    pullback(child, value: \.f6, action: CasePath(\.f6, App10Action.f6))
    pullback(child, value: \.f7, action: CasePath(\.f7, App10Action.f7))
    pullback(child, value: \.f8, action: CasePath(\.f8, App10Action.f8))
    pullback(child, value: \.f9, action: CasePath(\.f9, App10Action.f9))
  }
}
