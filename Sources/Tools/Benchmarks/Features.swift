// The apps that are sent to: a feature has two numbers and three actions, and ten siblings of the same kind make a module
// or an app, combined from pulled-back reducers or with a nested switch.

import ClassicRedux

/// A value that has a first value of its own.
protocol Part: SendableMetatype { init() }

struct Feature: Part { var number = 0, sum = 0 }

enum FeatureAction {
  case increment
  case decrement
  case set(Int)
}

func feature(_ value: inout Feature, _ action: FeatureAction) {
  switch action {
  case .increment: value.number &+= 1
  case .decrement: value.number &-= 1
  case .set(let number):
    value.number = number
    value.sum &+= number
  }
}

struct Ten<Child: Part>: Part {
  var f0 = Child(), f1 = Child(), f2 = Child(), f3 = Child(), f4 = Child()
  var f5 = Child(), f6 = Child(), f7 = Child(), f8 = Child(), f9 = Child()
}

enum TenAction<Action> {
  case f0(Action)
  case f1(Action)
  case f2(Action)
  case f3(Action)
  case f4(Action)
  case f5(Action)
  case f6(Action)
  case f7(Action)
  case f8(Action)
  case f9(Action)

  var f0: Action? { if case .f0(let action) = self { action } else { nil } }
  var f1: Action? { if case .f1(let action) = self { action } else { nil } }
  var f2: Action? { if case .f2(let action) = self { action } else { nil } }
  var f3: Action? { if case .f3(let action) = self { action } else { nil } }
  var f4: Action? { if case .f4(let action) = self { action } else { nil } }
  var f5: Action? { if case .f5(let action) = self { action } else { nil } }
  var f6: Action? { if case .f6(let action) = self { action } else { nil } }
  var f7: Action? { if case .f7(let action) = self { action } else { nil } }
  var f8: Action? { if case .f8(let action) = self { action } else { nil } }
  var f9: Action? { if case .f9(let action) = self { action } else { nil } }
}

typealias App10 = Ten<Feature>
typealias App10Action = TenAction<FeatureAction>
typealias App100 = Ten<App10>
typealias App100Action = TenAction<App10Action>

func byHand10(_ value: inout App10, _ action: App10Action) { ten(&value, action, feature) }
func byHand100(_ value: inout App100, _ action: App100Action) { ten(&value, action, byHand10) }

@inline(__always)
private func ten<Child, Action>(
  _ value: inout Ten<Child>, _ action: TenAction<Action>, _ child: (inout Child, Action) -> Void
) {
  switch action {
  case .f0(let action): child(&value.f0, action)
  case .f1(let action): child(&value.f1, action)
  case .f2(let action): child(&value.f2, action)
  case .f3(let action): child(&value.f3, action)
  case .f4(let action): child(&value.f4, action)
  case .f5(let action): child(&value.f5, action)
  case .f6(let action): child(&value.f6, action)
  case .f7(let action): child(&value.f7, action)
  case .f8(let action): child(&value.f8, action)
  case .f9(let action): child(&value.f9, action)
  }
}

// With the types as parameters, the optimizer would not see through the key paths.
var combined10: Reducer<App10, App10Action> {
  combine {
    pullback(feature, value: \.f0, action: \.f0)
    pullback(feature, value: \.f1, action: \.f1)
    pullback(feature, value: \.f2, action: \.f2)
    pullback(feature, value: \.f3, action: \.f3)
    pullback(feature, value: \.f4, action: \.f4)
    pullback(feature, value: \.f5, action: \.f5)
    pullback(feature, value: \.f6, action: \.f6)
    pullback(feature, value: \.f7, action: \.f7)
    pullback(feature, value: \.f8, action: \.f8)
    pullback(feature, value: \.f9, action: \.f9)
  }
}

// A module's reducer is one function, so that no expression grows with the whole app: the compiler checks each of
// them quickly, and the optimizer sees through all of them.
private func module10(_ value: inout App10, _ action: App10Action) { combined10(&value, action) }

var combined100: Reducer<App100, App100Action> {
  combine {
    pullback(module10, value: \.f0, action: \.f0)
    pullback(module10, value: \.f1, action: \.f1)
    pullback(module10, value: \.f2, action: \.f2)
    pullback(module10, value: \.f3, action: \.f3)
    pullback(module10, value: \.f4, action: \.f4)
    pullback(module10, value: \.f5, action: \.f5)
    pullback(module10, value: \.f6, action: \.f6)
    pullback(module10, value: \.f7, action: \.f7)
    pullback(module10, value: \.f8, action: \.f8)
    pullback(module10, value: \.f9, action: \.f9)
  }
}

var effectful10: EffectReducer<App10, App10Action> { combined(effectful) }

private func effectful(_ value: inout Feature, _ action: FeatureAction) -> Effect<FeatureAction> {
  feature(&value, action)
  return .none
}

struct Environment { var number: @Sendable () -> Int = { 7 } }

func environment10(_ environment: Environment) -> EffectReducer<App10, App10Action> {
  combined(effectful(environment))
}

/// Captures the environment for an effect, but no benchmark sends the action that starts the effect.
private func effectful(_ environment: Environment) -> EffectReducer<Feature, FeatureAction> {
  { value, action in
    feature(&value, action)
    guard case .set(0) = action else { return .none }
    return .run { send in await send(.set(environment.number())) }
  }
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
