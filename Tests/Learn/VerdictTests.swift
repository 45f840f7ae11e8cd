// The verdict on an exercise, in plain words.

import Foundation
import TestSupport
import Testing

@testable import learn

@Suite struct VerdictTests {
  @Test(arguments: [
    ("(store.value → 0) == 1", "store.value should be 1, but is 0."),
    ("(a → 1) == (b → 2)", "a should be 2, but is 1."),
    (#"(texts → ["a"]) == (["\(b)"] → ["c"])"#, #"texts should be ["c"], but is ["a"]."#),
    ("(a → 1) != (b → 1)", "This should hold: (a → 1) != (b → 1)"),
    ("!(holds(x) → true)", "This should hold: !(holds(x) → true)"),
  ])
  func anExpectationIsPutInPlainWords(expectation: String, words: String) {
    #expect(plainWords(ofIssue: ["Expectation failed: \(expectation)"]) == [words])
  }

  @Test func noWordIsBrokenAtTheEndOfALine() {
    let text = Array(repeating: "seventy", count: 21).joined(separator: " ")
    let lines = wrapped(text).components(separatedBy: "\n")
    #expect(lines.map(\.count) == [79, 79, 7])
    #expect(lines.joined(separator: " ") == text)
  }

  @Test func anIssueSaysWhatItsCommentSays() {
    #expect(plainWords(ofIssue: ["Issue recorded", "a\nb"]) == ["a", "b"])
    #expect(plainWords(ofIssue: ["Known issue was not recorded", "a"]) == ["a"])
    #expect(plainWords(ofIssue: ["Issue recorded"]) == ["This line records an issue."])
  }

  @Test func onlyARunOfAllTestsThatEndsWellIsAPass() {
    let pass = ["It passes: the test is green.", "Our solution: Solution.swift"]
    #expect(verdict(test + started + ended + end) == pass)
    #expect(verdict(test + started + known + ended + end) == pass)
    #expect(verdict(end) == ["It could not be checked: no test ran."])
    #expect(verdict(test + started + ended) == ["The program ended early."])
    #expect(verdict(test + started + ended + end, status: 1) == ["The program ended early."])
  }

  /// Another exercise may have been built meanwhile.
  @Test func theTestsOfAnotherExerciseAreNotCounted() {
    let others = (test + started + ended).replacing("E.E", with: "F.F")
    #expect(verdict(others + end) == ["It could not be checked: no test ran."])
    #expect(verdict(others + test + started + ended + end)[0] == "It passes: the test is green.")
  }

  @Test(arguments: ["Unexpectedly found nil while unwrapping", "index out of range"])
  func aMessageIsExplainedInUpperAndLowerCase(message: String) {
    #expect(explanation(of: message).count == 1)
  }

  @Test func aFailureIsShownWithWhatWasPrinted() {
    let lines = verdict(
      test + started + issue + ended + end, status: 1,
      output: "◇ Suite started.\nhello\n↳ In flight:\n  \n  + opened\n✘ Test failed.")
    #expect(
      lines == [
        "1 of 1 test failed.", "✘ anActionChangesTheValue (Exercise.swift, line 21)",
        "  store.value should be 1, but is 0.", "Your code printed:", "    hello",
      ])
    let other = issue.replacing("anAction", with: "another")
    #expect(verdict(test + test + issue + other + end)[0] == "2 of 2 tests failed; the first:")
  }

  @Test func aCrashNamesItsTestAndItsLine() {
    let output = """
      ✘ Test a() recorded an issue at Exercise.swift:2:9: Issue recorded
      hello
      Swift/Array.swift:2: Fatal error: Index out of range
      *** Program crashed ***
      3 [ra] in x.xctest at /x/05-Combine/Exercise.swift:3:13
      """
    #expect(
      verdict(test + started, status: 1, output: output) == [
        "The program crashed: Index out of range", "The array has no element at this index.",
        "It was running this test: anActionChangesTheValue", "Exercise.swift, line 3:",
        "    call(a)", "Your code printed:", "    hello",
      ])
    #expect(
      verdict(test + started + issue, status: 1, output: output).prefix(4) == [
        "1 of 1 test failed.", "✘ anActionChangesTheValue (Exercise.swift, line 21)",
        "  store.value should be 1, but is 0.", "The program crashed: Index out of range",
      ], "What has failed before says more.")
  }

  /// A frame of the student's comes first, even if it has no line number.
  @Test func aCrashWithoutALineNumberNamesItsFile() {
    let crash = """
      Fatal error: no
      *** Program crashed ***
      1 in x.xctest at /swift/Array.swift:4:1
      2 in x.xctest at /x/Exercise.swift
      3 in x.xctest at /mine/Store.swift:1:13
      """
    #expect(verdict(test + started, status: 1, output: crash).last == "In Exercise.swift.")
  }

  @Test func theStudentsFileComesFirstAmongErrors() {
    let output = """
      macro expansion #isolation:1:1: error: 'nil' is not compatible
      /x/Tests.swift:3:1: error: cannot find 'a' in scope
      /x/Exercise.swift:7:5: error: expressions are not allowed at the top level
      """
    #expect(
      firstError(in: output, preferring: "Exercise.swift") == [
        "Exercise.swift, line 7:", "expressions are not allowed at the top level",
        "Statements go into main.swift. Store.swift has types and functions.",
      ])
  }

  /// The verdict as a student reads it, whether the run passes or not.
  private func verdict(_ events: String, status: Int32 = 0, output: String = "") -> [String] {
    do {
      return try learn.verdict(
        events: TestEvents(jsonLines: events, module: "E"),
        Tool.Outcome(status: status, output: output),
        code: "a\nb\ncall(a)", ours: "Solution.swift")
    } catch {
      return (error as? Failure)?.message.components(separatedBy: "\n") ?? []
    }
  }

  private let test = Self.event(
    #""kind":"function","id":"E.E/anActionChangesTheValue()/T.swift:9:4""#)
  private let started = Self.event(#""kind":"testStarted",\#(Self.testID)"#)
  private let ended =
    Self.event(#""kind":"testEnded",\#(Self.testID)"#)
    + Self.event(#""kind":"testEnded","testID":"E.E""#)
  private let end = Self.event(#""kind":"runEnded""#)
  private let issue = Self.recorded(isKnown: false)
  private let known = Self.recorded(isKnown: true)

  private static let testID = #""testID":"E.E/anActionChangesTheValue()/T.swift:9:4""#

  private static func recorded(isKnown: Bool) -> String {
    event(
      #"""
      "kind":"issueRecorded",\#(testID),"messages":[
      {"symbol":"fail","text":"Expectation failed: (store.value → 0) == 1"},{"symbol":"difference","text":"± 0"}],
      "issue":{"isKnown":\#(isKnown),"sourceLocation":{"fileID":"E/Exercise.swift","line":21}}
      """#)
  }

  /// One line of what Swift Testing reports.
  private static func event(_ payload: String) -> String {
    "{\"payload\":{\(payload.replacing("\n", with: ""))}}\n"
  }
}
