// The steps from an empty file to a store.
// SPDX-License-Identifier: MIT

import Testing

@testable import learn

@Suite struct StepsTests {
  let three = steps(
    """
    Not a step.

    1: Begin.
    2: Go on.
    3: End.

    1-   |a
    1-   |b
    1-   |c
    1-   |d
    2-2  |two
    1-1  |one
    3-   |three
    """)

  @Test func aStepHasItsOwnLines() {
    #expect(three.map(\.why) == ["Begin.", "Go on.", "End."])
    #expect(three[0].program == ["a", "b", "c", "d", "one"])
    #expect(three[1].program == ["a", "b", "c", "d", "two"])
    #expect(three[2].program == ["a", "b", "c", "d", "three"])
  }

  @Test func changesAreShownWithTheLinesAroundThem() {
    #expect(three[0].changes == ["+a", "+b", "+c", "+d", "+one"])
    #expect(three[1].changes == [" …", " c", " d", "+two", "-one"])
    #expect(three[2].changes == [" …", " c", " d", "-two", "+three"])
  }

  @Test func aTrialIsShownFromItsEmptyLineOn() throws {
    let step = try #require(
      steps(
        """
        1: Begin.

        1-   |let store = 1
        1-   ?print(store)  // 1 then 1
        1-   ?
        1-   ?store + 1
        1-   ?print(store + 1)  // 2
        1-   ?print(store + 2)  // 3
        """
      ).first)
    #expect(step.trial(printing: 1) == (["print(store)  // 1 then 1"], 0))
    #expect(step.trial(printing: 2) == (["store + 1", "print(store + 1)  // 2"], 2))
    #expect(step.trial(printing: 4).code.last == "print(store + 2)  // 3")
  }

  @Test func everyStepChangesALittle() {
    let all = steps()
    #expect(all.count > 35)
    #expect(all.map(\.number) == Array(1...all.count))
    for step in all {
      let added = step.changes.count { $0.hasPrefix("+") }
      #expect((1...30).contains(added), "Step \(step.number) adds \(added) lines")
      #expect(step.why.hasSuffix("."), "Step \(step.number)")
    }
  }
}
