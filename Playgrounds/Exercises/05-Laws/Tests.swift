// Exercise 5: its tests.

import Stage2Pullback
import Testing

@Suite struct Exercise5 {
  let reverse: Reducer<String, String> = { value, _ in value = String(value.reversed()) }
  let clear: Reducer<String, String> = { value, _ in value = "" }
  let shout: Reducer<String, String> = { value, _ in value += "!" }

  private func withoutAction(
    _ reducer: @escaping Reducer<String, String>
  ) -> Reducer<String, String> {
    { value, _ in reducer(&value, "") }
  }

  @Test func ourOperatorsObeyTheLaws() {
    #expect(
      isAssociative { combine($0, $1) },
      "The law holds for `combine`.")
    #expect(
      hasNeutralElement { combine($0, $1) },
      "The law holds for `combine`.")
    #expect(
      keepsReducersOfTheWhole { pullback($0, value: $1, action: $2) },
      "The law holds for `pullback`.")
  }

  @Test func someOperatorsAreNotAssociative() {
    #expect(
      !isAssociative { combine(combine($0, $1), $1) },
      "This operator runs the second reducer twice, so the two sides differ.")
    #expect(
      !isAssociative { combine(combine($0, $1), reverse) },
      "This operator reverses the text at the end, so the two sides differ.")
  }

  @Test func someOtherOperatorsAreAssociativeToo() {
    #expect(
      isAssociative { combine($1, $0) },
      "This operator swaps its reducers, and the law holds for it.")
    #expect(
      isAssociative { first, _ in first },
      "This operator keeps only the first reducer, and the law holds for it.")
    #expect(
      isAssociative { _, second in second },
      "This operator keeps only the second reducer, and the law holds for it.")
    #expect(
      isAssociative { combine(combine($0, shout), $1) },
      "This operator adds a reducer in the middle, and the law holds for it.")
  }

  @Test func forgettingTheActionIsAssociativeToo() {
    #expect(
      isAssociative { combine($0, withoutAction($1)) },
      "This operator hides the action from the second reducer, and the law holds for it.")
    #expect(
      isAssociative { combine(withoutAction($0), $1) },
      "This operator hides the action from the first reducer, and the law holds for it.")
  }

  @Test func anotherOrderHasANeutralElementToo() {
    #expect(
      hasNeutralElement { combine($1, $0) },
      "This operator swaps its reducers, and the law holds for it.")
  }

  @Test func someOperatorsHaveNoNeutralElement() {
    #expect(
      !hasNeutralElement { first, _ in first },
      "This operator drops the second reducer: combine(nothing, a) is not a.")
    #expect(
      !hasNeutralElement { _, second in second },
      "This operator drops the first reducer: combine(a, nothing) is not a.")
    #expect(
      !hasNeutralElement { combine(combine($0, shout), $1) },
      "This operator also appends an exclamation mark, even if one reducer changes nothing.")
    #expect(
      !hasNeutralElement { combine(combine($0, $1), shout) },
      "This operator also appends an exclamation mark, even if one reducer changes nothing.")
    #expect(
      !hasNeutralElement { combine(combine($0, $1), reverse) },
      "This operator also reverses the text, even if one reducer changes nothing.")
    #expect(
      !hasNeutralElement { combine(combine(shout, $0), $1) },
      "This operator also appends an exclamation mark, even if one reducer changes nothing.")
    #expect(
      !hasNeutralElement { combine($0, withoutAction($1)) },
      "This operator hides the action from the second reducer.")
    #expect(
      !hasNeutralElement { combine(withoutAction($0), $1) },
      "This operator hides the action from the first reducer.")
  }

  @Test func somePullbacksChangeAReducer() {
    #expect(
      !keepsReducersOfTheWhole { _, _, _ in { _, _ in } },
      "This pullback never runs the reducer.")
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in combine(clear, reducer) },
      "This pullback first clears the value.")
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in combine(reducer, reverse) },
      "This pullback reverses the text afterwards.")
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in combine(reducer, reducer) },
      "This pullback runs the reducer twice.")
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in combine(combine(reverse, reducer), reverse) },
      "This pullback runs the reducer on the reversed text.")
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in { reducer(&$0, $1 + $1) } },
      "This pullback passes the action on twice over, as one text.")
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in { value, _ in reducer(&value, "") } },
      "This pullback passes an empty action on.")
  }
}
