// The numbers of a form.
// SPDX-License-Identifier: MIT

import Coordinator
import Testing

@Suite struct NumberFormTests {
  @Test(arguments: [
    (NumberForm(), Array(1...10)),
    (NumberForm(from: 5, through: 20, step: 5), [5, 10, 15, 20]),
    (NumberForm(from: 5, through: 19, step: 5), [5, 10, 15]),
    (NumberForm(from: -1, through: -1, step: .max), [-1]),
    (NumberForm(from: 1, through: 100, step: 1), Array(1...100)),
    (NumberForm(from: .max - 1, through: .max, step: 1), [.max - 1, .max]),
    (NumberForm(from: .min, through: .max, step: .max), [.min, -1, .max - 1]),
  ])
  func aFormMakesAList(form: NumberForm, numbers: [Int]) {
    #expect(form.numbers == .success(numbers))
  }

  @Test(arguments: [
    (NumberForm(from: 1, through: 10, step: 0), "the step is 0, but must be 1 or more"),
    (NumberForm(from: 1, through: 10, step: .min), "the step is \(Int.min), but must be 1 or more"),
    (
      NumberForm(from: 9, through: 1, step: 1), "the list would end at 1, before it begins at 9"
    ),
    (
      NumberForm(from: 0, through: 100, step: 1),
      "a list has at most 100 numbers; choose a larger step"
    ),
    (
      NumberForm(from: .min, through: .max, step: 1),
      "a list has at most 100 numbers; choose a larger step"
    ),
  ])
  func anInvalidFormSaysWhy(form: NumberForm, why: String) {
    #expect(form.numbers == .failure(Refusal(why)))
  }
}
