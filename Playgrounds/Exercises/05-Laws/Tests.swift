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
    #expect(isAssociative { combine($0, $1) })
    #expect(hasNeutralElement { combine($0, $1) })
    #expect(keepsReducersOfTheWhole { pullback($0, value: $1, action: $2) })
  }

  @Test func someOperatorsAreNotAssociative() {
    #expect(!isAssociative { combine(combine($0, $1), $1) })
    #expect(!isAssociative { combine(combine($0, $1), reverse) })
  }

  @Test func someOtherOperatorsAreAssociativeToo() {
    #expect(isAssociative { combine($1, $0) })
    #expect(isAssociative { first, _ in first })
    #expect(isAssociative { _, second in second })
    #expect(isAssociative { combine(combine($0, shout), $1) })
  }

  @Test func forgettingTheActionIsAssociativeToo() {
    #expect(isAssociative { combine($0, withoutAction($1)) })
    #expect(isAssociative { combine(withoutAction($0), $1) })
  }

  @Test func anotherOrderHasANeutralElementToo() {
    #expect(hasNeutralElement { combine($1, $0) })
  }

  @Test func someOperatorsHaveNoNeutralElement() {
    #expect(!hasNeutralElement { first, _ in first })
    #expect(!hasNeutralElement { _, second in second })
    #expect(!hasNeutralElement { combine(combine($0, shout), $1) })
    #expect(!hasNeutralElement { combine(combine($0, $1), shout) })
    #expect(!hasNeutralElement { combine(combine($0, $1), reverse) })
    #expect(!hasNeutralElement { combine(combine(reverse, $0), $1) })
    #expect(!hasNeutralElement { combine($0, withoutAction($1)) })
    #expect(!hasNeutralElement { combine(withoutAction($0), $1) })
  }

  @Test func somePullbacksChangeAReducer() {
    #expect(!keepsReducersOfTheWhole { _, _, _ in { _, _ in } })
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(clear, reducer) })
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(reducer, reverse) })
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(reducer, reducer) })
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in combine(combine(reverse, reducer), reverse) })
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in { reducer(&$0, $1 + $1) } })
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in { value, _ in reducer(&value, "") } })
  }
}
