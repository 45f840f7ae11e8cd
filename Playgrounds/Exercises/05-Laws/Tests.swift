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

  @Test func ourCombineObeysItsLaws() {
    #expect(isAssociative { combine($0, $1) })
    #expect(hasNeutralElement { combine($0, $1) })
  }

  @Test func ourPullbackObeysItsLaw() {
    #expect(keepsReducersOfTheWhole { pullback($0, value: $1, action: $2) })
  }

  @Test func runningTheSecondTwiceIsNotAssociative() {
    #expect(!isAssociative { combine($0, $1, $1) })
  }

  @Test func reversingTheResultIsNotAssociative() {
    #expect(!isAssociative { combine($0, $1, reverse) })
  }

  @Test func aDifferentOrderIsAssociativeToo() {
    #expect(isAssociative { combine($1, $0) })
    #expect(hasNeutralElement { combine($1, $0) })
  }

  @Test func forgettingAReducerIsAssociativeToo() {
    #expect(isAssociative { first, _ in first })
    #expect(isAssociative { _, second in second })
  }

  @Test func puttingSomethingBetweenIsAssociativeToo() {
    #expect(isAssociative { combine($0, shout, $1) })
    #expect(!hasNeutralElement { combine($0, shout, $1) })
  }

  @Test func forgettingTheActionIsAssociativeToo() {
    #expect(isAssociative { combine($0, withoutAction($1)) })
    #expect(isAssociative { combine(withoutAction($0), $1) })
    #expect(!hasNeutralElement { combine($0, withoutAction($1)) })
    #expect(!hasNeutralElement { combine(withoutAction($0), $1) })
  }

  @Test func reversingTheResultLeavesNoNeutralElement() {
    #expect(!hasNeutralElement { combine($0, $1, reverse) })
    #expect(!hasNeutralElement { combine(reverse, $0, $1) })
  }

  @Test func addingToTheResultLeavesNoNeutralElement() {
    #expect(!hasNeutralElement { combine($0, $1, shout) })
  }

  @Test func forgettingAReducerLeavesNoNeutralElement() {
    #expect(!hasNeutralElement { first, _ in first })
    #expect(!hasNeutralElement { _, second in second })
  }

  @Test func aPullbackThatForgetsTheReducerChangesIt() {
    #expect(!keepsReducersOfTheWhole { _, _, _ in { _, _ in } })
  }

  @Test func aPullbackThatForgetsTheValueChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(clear, reducer) })
  }

  @Test func aPullbackThatPutsItsChangeFirstChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(reducer, reverse) })
  }

  @Test func aPullbackThatRunsTheReducerTwiceChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(reducer, reducer) })
  }

  @Test func aPullbackThatReversesTheValueChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in combine(reverse, reducer, reverse) })
  }

  @Test func aPullbackThatRepeatsTheActionChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in { reducer(&$0, $1 + $1) } })
  }

  @Test func aPullbackThatIgnoresTheActionChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in { value, _ in reducer(&value, "") } })
  }
}
