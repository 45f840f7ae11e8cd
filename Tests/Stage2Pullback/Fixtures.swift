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
  var half = Half()
  var other = 0
}

struct Half: Equatable {
  var number = 0
  var other = 0
}

enum WholeAction {
  case half(HalfAction)
  case other

  var half: HalfAction? { if case .half(let action) = self { action } else { nil } }
  var number: Step? { half?.number }

  static func random(using generator: inout SeededGenerator) -> WholeAction {
    let step = Step.random(using: &generator)
    let all = [WholeAction.half(.number(step)), .half(.other(step)), .other]
    return all.randomElement(using: &generator)!
  }
}

enum HalfAction {
  case number(Step)
  case other(Step)

  var number: Step? { if case .number(let action) = self { action } else { nil } }
}
