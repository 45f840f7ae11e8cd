// The parts of the apps in the compose rows. A feature has two numbers and three actions; a group has 3, 10 or 20
// siblings of the same kind.
// SPDX-License-Identifier: MIT

struct Feature {
  var number = 0
  var sum = 0
}

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

extension Feature: Part {}

struct Three<Child: Part>: Part {
  var f0 = Child()
  var f1 = Child()
  var f2 = Child()
}

enum ThreeAction<Action> {
  case f0(Action)
  case f1(Action)
  case f2(Action)

  var f0: Action? { if case .f0(let action) = self { action } else { nil } }
  var f1: Action? { if case .f1(let action) = self { action } else { nil } }
  var f2: Action? { if case .f2(let action) = self { action } else { nil } }
}

struct Ten<Child: Part>: Part {
  var f0 = Child()
  var f1 = Child()
  var f2 = Child()
  var f3 = Child()
  var f4 = Child()
  var f5 = Child()
  var f6 = Child()
  var f7 = Child()
  var f8 = Child()
  var f9 = Child()
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

struct Twenty<Child: Part>: Part {
  var f0 = Child()
  var f1 = Child()
  var f2 = Child()
  var f3 = Child()
  var f4 = Child()
  var f5 = Child()
  var f6 = Child()
  var f7 = Child()
  var f8 = Child()
  var f9 = Child()
  var f10 = Child()
  var f11 = Child()
  var f12 = Child()
  var f13 = Child()
  var f14 = Child()
  var f15 = Child()
  var f16 = Child()
  var f17 = Child()
  var f18 = Child()
  var f19 = Child()
}

enum TwentyAction<Action> {
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
  case f10(Action)
  case f11(Action)
  case f12(Action)
  case f13(Action)
  case f14(Action)
  case f15(Action)
  case f16(Action)
  case f17(Action)
  case f18(Action)
  case f19(Action)

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
  var f10: Action? { if case .f10(let action) = self { action } else { nil } }
  var f11: Action? { if case .f11(let action) = self { action } else { nil } }
  var f12: Action? { if case .f12(let action) = self { action } else { nil } }
  var f13: Action? { if case .f13(let action) = self { action } else { nil } }
  var f14: Action? { if case .f14(let action) = self { action } else { nil } }
  var f15: Action? { if case .f15(let action) = self { action } else { nil } }
  var f16: Action? { if case .f16(let action) = self { action } else { nil } }
  var f17: Action? { if case .f17(let action) = self { action } else { nil } }
  var f18: Action? { if case .f18(let action) = self { action } else { nil } }
  var f19: Action? { if case .f19(let action) = self { action } else { nil } }
}
