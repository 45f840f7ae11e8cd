import TestSupport

enum Step: Equatable {
  case add(Int)
  case double
  case negate

  static func random(using generator: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .add(.random(in: -9...9, using: &generator))
    case 1: .double
    default: .negate
    }
  }
}

func step(_ value: inout Int, _ action: Step) {
  switch action {
  case .add(let number): value &+= number
  case .double: value &*= 2
  case .negate: value = 0 &- value
  }
}

struct Whole: Equatable {
  var left = Half()
  var right = Half()
}

struct Half: Equatable {
  var number = 0
  var other = 0
}

enum WholeAction {
  case left(HalfAction)
  case right(HalfAction)

  var left: HalfAction? { if case .left(let action) = self { action } else { nil } }
  var right: HalfAction? { if case .right(let action) = self { action } else { nil } }

  var leftNumber: Step? { left?.number }

  static func random(using generator: inout SeededGenerator) -> WholeAction {
    Bool.random(using: &generator)
      ? .left(.random(using: &generator)) : .right(.random(using: &generator))
  }
}

enum HalfAction {
  case number(Step)
  case other(Step)

  var number: Step? { if case .number(let action) = self { action } else { nil } }
  var other: Step? { if case .other(let action) = self { action } else { nil } }

  static func random(using generator: inout SeededGenerator) -> HalfAction {
    Bool.random(using: &generator)
      ? .number(.random(using: &generator)) : .other(.random(using: &generator))
  }
}
