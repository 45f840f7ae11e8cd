// The apps that the compose rows reduce: features side by side, each once pulled back and once by
// hand. A feature has two numbers and three actions.
// SPDX-License-Identifier: MIT

import ClassicRedux

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

// 3 features side by side.

struct Features3 {
  var f0 = Feature()
  var f1 = Feature()
  var f2 = Feature()
}

enum Features3Action {
  case f0(FeatureAction)
  case f1(FeatureAction)
  case f2(FeatureAction)

  var f0: FeatureAction? { if case .f0(let action) = self { action } else { nil } }
  var f1: FeatureAction? { if case .f1(let action) = self { action } else { nil } }
  var f2: FeatureAction? { if case .f2(let action) = self { action } else { nil } }
}

var features3: Reducer<Features3, Features3Action> {
  combine {
    pullback(feature, value: \.f0, action: \.f0)
    pullback(feature, value: \.f1, action: \.f1)
    pullback(feature, value: \.f2, action: \.f2)
  }
}

func features3ByHand(_ value: inout Features3, _ action: Features3Action) {
  switch action {
  case .f0(let action): feature(&value.f0, action)
  case .f1(let action): feature(&value.f1, action)
  case .f2(let action): feature(&value.f2, action)
  }
}

// 10 features side by side.

struct Features10 {
  var f0 = Feature()
  var f1 = Feature()
  var f2 = Feature()
  var f3 = Feature()
  var f4 = Feature()
  var f5 = Feature()
  var f6 = Feature()
  var f7 = Feature()
  var f8 = Feature()
  var f9 = Feature()
}

enum Features10Action {
  case f0(FeatureAction)
  case f1(FeatureAction)
  case f2(FeatureAction)
  case f3(FeatureAction)
  case f4(FeatureAction)
  case f5(FeatureAction)
  case f6(FeatureAction)
  case f7(FeatureAction)
  case f8(FeatureAction)
  case f9(FeatureAction)

  var f0: FeatureAction? { if case .f0(let action) = self { action } else { nil } }
  var f1: FeatureAction? { if case .f1(let action) = self { action } else { nil } }
  var f2: FeatureAction? { if case .f2(let action) = self { action } else { nil } }
  var f3: FeatureAction? { if case .f3(let action) = self { action } else { nil } }
  var f4: FeatureAction? { if case .f4(let action) = self { action } else { nil } }
  var f5: FeatureAction? { if case .f5(let action) = self { action } else { nil } }
  var f6: FeatureAction? { if case .f6(let action) = self { action } else { nil } }
  var f7: FeatureAction? { if case .f7(let action) = self { action } else { nil } }
  var f8: FeatureAction? { if case .f8(let action) = self { action } else { nil } }
  var f9: FeatureAction? { if case .f9(let action) = self { action } else { nil } }
}

var features10: Reducer<Features10, Features10Action> {
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

func features10ByHand(_ value: inout Features10, _ action: Features10Action) {
  switch action {
  case .f0(let action): feature(&value.f0, action)
  case .f1(let action): feature(&value.f1, action)
  case .f2(let action): feature(&value.f2, action)
  case .f3(let action): feature(&value.f3, action)
  case .f4(let action): feature(&value.f4, action)
  case .f5(let action): feature(&value.f5, action)
  case .f6(let action): feature(&value.f6, action)
  case .f7(let action): feature(&value.f7, action)
  case .f8(let action): feature(&value.f8, action)
  case .f9(let action): feature(&value.f9, action)
  }
}

// 20 features side by side.

struct Features20 {
  var f0 = Feature()
  var f1 = Feature()
  var f2 = Feature()
  var f3 = Feature()
  var f4 = Feature()
  var f5 = Feature()
  var f6 = Feature()
  var f7 = Feature()
  var f8 = Feature()
  var f9 = Feature()
  var f10 = Feature()
  var f11 = Feature()
  var f12 = Feature()
  var f13 = Feature()
  var f14 = Feature()
  var f15 = Feature()
  var f16 = Feature()
  var f17 = Feature()
  var f18 = Feature()
  var f19 = Feature()
}

enum Features20Action {
  case f0(FeatureAction)
  case f1(FeatureAction)
  case f2(FeatureAction)
  case f3(FeatureAction)
  case f4(FeatureAction)
  case f5(FeatureAction)
  case f6(FeatureAction)
  case f7(FeatureAction)
  case f8(FeatureAction)
  case f9(FeatureAction)
  case f10(FeatureAction)
  case f11(FeatureAction)
  case f12(FeatureAction)
  case f13(FeatureAction)
  case f14(FeatureAction)
  case f15(FeatureAction)
  case f16(FeatureAction)
  case f17(FeatureAction)
  case f18(FeatureAction)
  case f19(FeatureAction)

  var f0: FeatureAction? { if case .f0(let action) = self { action } else { nil } }
  var f1: FeatureAction? { if case .f1(let action) = self { action } else { nil } }
  var f2: FeatureAction? { if case .f2(let action) = self { action } else { nil } }
  var f3: FeatureAction? { if case .f3(let action) = self { action } else { nil } }
  var f4: FeatureAction? { if case .f4(let action) = self { action } else { nil } }
  var f5: FeatureAction? { if case .f5(let action) = self { action } else { nil } }
  var f6: FeatureAction? { if case .f6(let action) = self { action } else { nil } }
  var f7: FeatureAction? { if case .f7(let action) = self { action } else { nil } }
  var f8: FeatureAction? { if case .f8(let action) = self { action } else { nil } }
  var f9: FeatureAction? { if case .f9(let action) = self { action } else { nil } }
  var f10: FeatureAction? { if case .f10(let action) = self { action } else { nil } }
  var f11: FeatureAction? { if case .f11(let action) = self { action } else { nil } }
  var f12: FeatureAction? { if case .f12(let action) = self { action } else { nil } }
  var f13: FeatureAction? { if case .f13(let action) = self { action } else { nil } }
  var f14: FeatureAction? { if case .f14(let action) = self { action } else { nil } }
  var f15: FeatureAction? { if case .f15(let action) = self { action } else { nil } }
  var f16: FeatureAction? { if case .f16(let action) = self { action } else { nil } }
  var f17: FeatureAction? { if case .f17(let action) = self { action } else { nil } }
  var f18: FeatureAction? { if case .f18(let action) = self { action } else { nil } }
  var f19: FeatureAction? { if case .f19(let action) = self { action } else { nil } }
}

var features20: Reducer<Features20, Features20Action> {
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
    pullback(feature, value: \.f10, action: \.f10)
    pullback(feature, value: \.f11, action: \.f11)
    pullback(feature, value: \.f12, action: \.f12)
    pullback(feature, value: \.f13, action: \.f13)
    pullback(feature, value: \.f14, action: \.f14)
    pullback(feature, value: \.f15, action: \.f15)
    pullback(feature, value: \.f16, action: \.f16)
    pullback(feature, value: \.f17, action: \.f17)
    pullback(feature, value: \.f18, action: \.f18)
    pullback(feature, value: \.f19, action: \.f19)
  }
}

func features20ByHand(_ value: inout Features20, _ action: Features20Action) {
  switch action {
  case .f0(let action): feature(&value.f0, action)
  case .f1(let action): feature(&value.f1, action)
  case .f2(let action): feature(&value.f2, action)
  case .f3(let action): feature(&value.f3, action)
  case .f4(let action): feature(&value.f4, action)
  case .f5(let action): feature(&value.f5, action)
  case .f6(let action): feature(&value.f6, action)
  case .f7(let action): feature(&value.f7, action)
  case .f8(let action): feature(&value.f8, action)
  case .f9(let action): feature(&value.f9, action)
  case .f10(let action): feature(&value.f10, action)
  case .f11(let action): feature(&value.f11, action)
  case .f12(let action): feature(&value.f12, action)
  case .f13(let action): feature(&value.f13, action)
  case .f14(let action): feature(&value.f14, action)
  case .f15(let action): feature(&value.f15, action)
  case .f16(let action): feature(&value.f16, action)
  case .f17(let action): feature(&value.f17, action)
  case .f18(let action): feature(&value.f18, action)
  case .f19(let action): feature(&value.f19, action)
  }
}
