// effect-none: effectful reducers that return no effect, compared with a nested switch in a plain store.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let effectNone = [
  Benchmark(
    id: "effect-none", bound: 2, count: 300_000,
    ours: sendEffectful(),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10)),
    loop: { emptyLoop($0 / 3) }),
  Benchmark(
    id: "effect-none-environment", bound: 2, count: 300_000,
    ours: sendWithEnvironment(),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10)),
    loop: { emptyLoop($0 / 3) }),
]

@MainActor private func sendEffectful() -> Work {
  sender10(to: Store(value: Ten(), reducer: effectful10))
}

@MainActor private func sendWithEnvironment() -> Work {
  sender10(to: Store(value: Ten(), reducer: environmental10, environment: Numbers()))
}

@MainActor private func sender10(
  to store: Store<Ten<Feature>, TenAction<FeatureAction>>
) -> Work {
  sender(of: .f0(.increment), .f5(.decrement), .f9(.set(3)), to: store)
}

private typealias Action10 = TenAction<FeatureAction>

private func effectful(_ value: inout Feature, _ action: FeatureAction) -> Effect<FeatureAction> {
  feature(&value, action)
  return .none
}

private var effectful10: EffectReducer<Ten<Feature>, Action10> {
  combine {
    pullback(effectful, value: \.f0, action: CasePath(\.f0, Action10.f0))
    pullback(effectful, value: \.f1, action: CasePath(\.f1, Action10.f1))
    pullback(effectful, value: \.f2, action: CasePath(\.f2, Action10.f2))
    pullback(effectful, value: \.f3, action: CasePath(\.f3, Action10.f3))
    pullback(effectful, value: \.f4, action: CasePath(\.f4, Action10.f4))
    pullback(effectful, value: \.f5, action: CasePath(\.f5, Action10.f5))
    pullback(effectful, value: \.f6, action: CasePath(\.f6, Action10.f6))
    pullback(effectful, value: \.f7, action: CasePath(\.f7, Action10.f7))
    pullback(effectful, value: \.f8, action: CasePath(\.f8, Action10.f8))
    pullback(effectful, value: \.f9, action: CasePath(\.f9, Action10.f9))
  }
}

private struct Numbers {
  var next: @Sendable () -> Int = { 7 }
}

private func environmental(
  _ value: inout Feature, _ action: FeatureAction, _ next: () -> Int
) -> Effect<FeatureAction> {
  feature(&value, action)
  return .none
}

private var environmental10: EnvironmentReducer<Ten<Feature>, Action10, Numbers> {
  combine {
    pullback(
      environmental, value: \.f0, action: CasePath(\.f0, Action10.f0), environment: \.next)
    pullback(
      environmental, value: \.f1, action: CasePath(\.f1, Action10.f1), environment: \.next)
    pullback(
      environmental, value: \.f2, action: CasePath(\.f2, Action10.f2), environment: \.next)
    pullback(
      environmental, value: \.f3, action: CasePath(\.f3, Action10.f3), environment: \.next)
    pullback(
      environmental, value: \.f4, action: CasePath(\.f4, Action10.f4), environment: \.next)
    pullback(
      environmental, value: \.f5, action: CasePath(\.f5, Action10.f5), environment: \.next)
    pullback(
      environmental, value: \.f6, action: CasePath(\.f6, Action10.f6), environment: \.next)
    pullback(
      environmental, value: \.f7, action: CasePath(\.f7, Action10.f7), environment: \.next)
    pullback(
      environmental, value: \.f8, action: CasePath(\.f8, Action10.f8), environment: \.next)
    pullback(
      environmental, value: \.f9, action: CasePath(\.f9, Action10.f9), environment: \.next)
  }
}
