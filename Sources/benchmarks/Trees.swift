// Apps of several levels: a tree of 10 modules of 10 features, and 3 in 3 in 3.
// SPDX-License-Identifier: MIT

import ClassicRedux

struct Modules10 {
  var f0 = Features10()
  var f1 = Features10()
  var f2 = Features10()
  var f3 = Features10()
  var f4 = Features10()
  var f5 = Features10()
  var f6 = Features10()
  var f7 = Features10()
  var f8 = Features10()
  var f9 = Features10()
}

enum Modules10Action {
  case f0(Features10Action)
  case f1(Features10Action)
  case f2(Features10Action)
  case f3(Features10Action)
  case f4(Features10Action)
  case f5(Features10Action)
  case f6(Features10Action)
  case f7(Features10Action)
  case f8(Features10Action)
  case f9(Features10Action)

  var f0: Features10Action? { if case .f0(let action) = self { action } else { nil } }
  var f1: Features10Action? { if case .f1(let action) = self { action } else { nil } }
  var f2: Features10Action? { if case .f2(let action) = self { action } else { nil } }
  var f3: Features10Action? { if case .f3(let action) = self { action } else { nil } }
  var f4: Features10Action? { if case .f4(let action) = self { action } else { nil } }
  var f5: Features10Action? { if case .f5(let action) = self { action } else { nil } }
  var f6: Features10Action? { if case .f6(let action) = self { action } else { nil } }
  var f7: Features10Action? { if case .f7(let action) = self { action } else { nil } }
  var f8: Features10Action? { if case .f8(let action) = self { action } else { nil } }
  var f9: Features10Action? { if case .f9(let action) = self { action } else { nil } }
}

// Each level's reducer is one function, so that no expression grows with the whole app: the
// optimiser is quick with each, and sees through all of them.
func module(_ value: inout Features10, _ action: Features10Action) {
  features10(&value, action)
}

var modules10: Reducer<Modules10, Modules10Action> {
  combine {
    pullback(module, value: \.f0, action: \.f0)
    pullback(module, value: \.f1, action: \.f1)
    pullback(module, value: \.f2, action: \.f2)
    pullback(module, value: \.f3, action: \.f3)
    pullback(module, value: \.f4, action: \.f4)
    pullback(module, value: \.f5, action: \.f5)
    pullback(module, value: \.f6, action: \.f6)
    pullback(module, value: \.f7, action: \.f7)
    pullback(module, value: \.f8, action: \.f8)
    pullback(module, value: \.f9, action: \.f9)
  }
}

func modules10ByHand(_ value: inout Modules10, _ action: Modules10Action) {
  switch action {
  case .f0(let action): features10ByHand(&value.f0, action)
  case .f1(let action): features10ByHand(&value.f1, action)
  case .f2(let action): features10ByHand(&value.f2, action)
  case .f3(let action): features10ByHand(&value.f3, action)
  case .f4(let action): features10ByHand(&value.f4, action)
  case .f5(let action): features10ByHand(&value.f5, action)
  case .f6(let action): features10ByHand(&value.f6, action)
  case .f7(let action): features10ByHand(&value.f7, action)
  case .f8(let action): features10ByHand(&value.f8, action)
  case .f9(let action): features10ByHand(&value.f9, action)
  }
}

struct Deep2 {
  var f0 = Features3()
  var f1 = Features3()
  var f2 = Features3()
}

enum Deep2Action {
  case f0(Features3Action)
  case f1(Features3Action)
  case f2(Features3Action)

  var f0: Features3Action? { if case .f0(let action) = self { action } else { nil } }
  var f1: Features3Action? { if case .f1(let action) = self { action } else { nil } }
  var f2: Features3Action? { if case .f2(let action) = self { action } else { nil } }
}

struct Deep3 {
  var f0 = Deep2()
  var f1 = Deep2()
  var f2 = Deep2()
}

enum Deep3Action {
  case f0(Deep2Action)
  case f1(Deep2Action)
  case f2(Deep2Action)

  var f0: Deep2Action? { if case .f0(let action) = self { action } else { nil } }
  var f1: Deep2Action? { if case .f1(let action) = self { action } else { nil } }
  var f2: Deep2Action? { if case .f2(let action) = self { action } else { nil } }
}

func features3Module(_ value: inout Features3, _ action: Features3Action) {
  features3(&value, action)
}

func deep2Module(_ value: inout Deep2, _ action: Deep2Action) {
  deep2(&value, action)
}

var deep2: Reducer<Deep2, Deep2Action> {
  combine {
    pullback(features3Module, value: \.f0, action: \.f0)
    pullback(features3Module, value: \.f1, action: \.f1)
    pullback(features3Module, value: \.f2, action: \.f2)
  }
}

var deep3: Reducer<Deep3, Deep3Action> {
  combine {
    pullback(deep2Module, value: \.f0, action: \.f0)
    pullback(deep2Module, value: \.f1, action: \.f1)
    pullback(deep2Module, value: \.f2, action: \.f2)
  }
}

func deep2ByHand(_ value: inout Deep2, _ action: Deep2Action) {
  switch action {
  case .f0(let action): features3ByHand(&value.f0, action)
  case .f1(let action): features3ByHand(&value.f1, action)
  case .f2(let action): features3ByHand(&value.f2, action)
  }
}

func deep3ByHand(_ value: inout Deep3, _ action: Deep3Action) {
  switch action {
  case .f0(let action): deep2ByHand(&value.f0, action)
  case .f1(let action): deep2ByHand(&value.f1, action)
  case .f2(let action): deep2ByHand(&value.f2, action)
  }
}
