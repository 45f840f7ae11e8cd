// The steps from an empty file to a store.

import Foundation
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
    #expect(three[0].store.lines == ["a", "b", "c", "d", "one"])
    #expect(three[1].store.lines == ["a", "b", "c", "d", "two"])
    #expect(three[2].store.lines == ["a", "b", "c", "d", "three"])
  }

  @Test func changesAreShownWithTheLinesAroundThem() {
    #expect(three[0].store.changes == ["+a", "+b", "+c", "+d", "+one"])
    #expect(three[1].store.changes == [" …", " c", " d", "+two", "-one"])
    #expect(three[2].store.changes == [" …", " c", " d", "-two", "+three"])
  }

  @Test func aMarkSaysWhichFileALineBelongsTo() {
    let step = steps("1: Begin.\n\n1- |a\n1- >b\n1- ?c\n1- !d\n1- *e\n")[0]
    #expect(step.store.lines == ["a"])
    #expect(step.main.lines == ["b"])
    #expect(step.trial == ["c", "e"])
    #expect(step.game == ["d", "e"])
    #expect(
      step.task
        == "1 Begin.\n\nThis uses it in main.swift:\n\n+b\n\nThe trial that it has to pass has these lines, "
        + "and those of earlier steps:\n\n    c\n    e")
    #expect(step.solution == "In Store.swift:\n\n+a\n\nIn main.swift:\n\n+b")
  }

  @Test func aTrialIsShownFromItsEmptyLineOn() throws {
    let step = try #require(
      steps(
        """
        1: Begin.

        1-   ?print(1)  // 1 then 1
        1-   ?
        1-   ?store + 1
        1-   ?print(store + 1)  // 2
        1-   ?print(store + 2)  // 3
        """
      ).first)
    #expect(step.trial(printing: 1) == (["print(1)  // 1 then 1"], 0))
    #expect(step.trial(printing: 2) == (["store + 1", "print(store + 1)  // 2"], 2))
    #expect(step.trial(printing: 4).code.last == "print(store + 2)  // 3")
  }

  @Test func aLongTrialIsShownFromItsLastCommentOn() throws {
    let lines = (1...30).map { "1-   ?store + \($0)" } + ["1-   ?// Five", "1-   ?print(5)  // 5"]
    let step = try #require(steps("1: Begin.\n\n" + lines.joined(separator: "\n") + "\n").first)
    #expect(step.trial(printing: 0) == (["// Five", "print(5)  // 5"], 0))
  }

  @Test func aStepHasHints() {
    let steps = steps("1: Begin.\n1 hint: Think.\n2: Go on.\n1 hint: Write.\n\n1- |a\n")
    #expect(steps.map(\.hints) == [["Think.", "Write."], []])
  }

  @Test func aProjectDoesNotShowItsChanges() {
    let steps = steps("1: Begin.\n2: Project: go on.\n\n1-1 |a\n2- |b\n")
    #expect(steps[0].solution == "In Store.swift:\n\n+a")
    #expect(steps[1].task == "2 Project: go on.")
    #expect(steps[1].store.lines == ["b"])
  }

  @Test func everyStepChangesSomething() throws {
    let all = try Course(in: repository.appending(path: "Playgrounds")).steps
    for step in all {
      let changes = step.store.changes + step.main.changes
      #expect(changes.contains { $0.hasPrefix("+") }, "Step \(step.number)")
      #expect(step.why.hasSuffix(".") || step.why.hasSuffix(".)"), "Step \(step.number)")
    }
    let projects = all.filter(\.isProject)
    #expect(projects.map(\.number) == [18, 29, 33, 48, 53, 54, 67, 72, 73, 74])
    #expect(projects.allSatisfy { !$0.hints.isEmpty })
  }
}
