// The parts of the apps in the compose rows: a feature has two numbers and three actions, and ten siblings of the
// same kind make a module or an app.

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

protocol Part { init() }

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

/// By hand: a switch over ten children.
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

func byHand10(_ value: inout App10, _ action: App10Action) { ten(&value, action, feature) }

func byHand100(_ value: inout App100, _ action: App100Action) { ten(&value, action, byHand10) }
