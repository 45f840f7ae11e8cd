// Exercise 8: its tests.
// SPDX-License-Identifier: MIT

import Stage2Pullback
import Testing

@Suite struct Exercise8 {
  @Test func ourCombineObeysItsLaws() {
    #expect(isAssociative(Stage2Pullback.combine))
    #expect(hasNeutralElement(Stage2Pullback.combine))
  }

  @Test func ourPullbackObeysItsLaw() {
    #expect(keepsReducersOfTheWhole { pullback($0, value: $1, action: $2) })
  }

  @Test func runningTheSecondTwiceIsNotAssociative() {
    let runsTheSecondTwice: Combine = { first, second in
      { value, action in
        first(&value, action)
        second(&value, action)
        second(&value, action)
      }
    }
    #expect(!isAssociative(runsTheSecondTwice))
  }

  @Test func reversingTheResultIsNotAssociative() {
    #expect(
      !isAssociative { first, second in
        { value, action in
          first(&value, action)
          second(&value, action)
          value = String(value.reversed())
        }
      })
  }

  @Test func aDifferentOrderIsAssociativeToo() {
    let runsTheSecondFirst: Combine = { first, second in
      { value, action in
        second(&value, action)
        first(&value, action)
      }
    }
    #expect(isAssociative(runsTheSecondFirst))
    #expect(hasNeutralElement(runsTheSecondFirst))
  }

  @Test func forgettingAReducerIsAssociativeToo() {
    #expect(isAssociative { first, _ in first })
    #expect(isAssociative { _, second in second })
  }

  @Test func addingToTheResultLeavesNoNeutralElement() {
    #expect(
      !hasNeutralElement { first, second in
        { value, action in
          first(&value, action)
          second(&value, action)
          value += "!"
        }
      })
  }

  @Test func forgettingAReducerLeavesNoNeutralElement() {
    #expect(!hasNeutralElement { first, _ in first })
    #expect(!hasNeutralElement { _, second in second })
  }

  @Test func aPullbackThatForgetsTheReducerChangesIt() {
    #expect(!keepsReducersOfTheWhole { _, _, _ in { _, _ in } })
  }

  @Test func aPullbackThatForgetsTheValueChangesIt() {
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in
        { value, action in
          value = ""
          reducer(&value, action)
        }
      })
  }

  @Test func aPullbackThatPutsItsChangeFirstChangesIt() {
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in
        { value, action in
          reducer(&value, action)
          value = String(value.reversed())
        }
      })
  }

  @Test func aPullbackThatRunsTheReducerTwiceChangesIt() {
    #expect(
      !keepsReducersOfTheWhole { reducer, _, _ in
        { value, action in
          reducer(&value, action)
          reducer(&value, action)
        }
      })
  }

  @Test func aPullbackThatIgnoresTheActionChangesIt() {
    #expect(!keepsReducersOfTheWhole { reducer, _, _ in { value, _ in reducer(&value, "") } })
  }
}
