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

  @Test func anIssueSaysWhatItsCommentSays() {
    #expect(plainWords(ofIssue: ["Issue recorded", "a\nb"]) == ["a", "b"])
    #expect(plainWords(ofIssue: ["Known issue was not recorded", "a"]) == ["a"])
    #expect(plainWords(ofIssue: ["Issue recorded"]) == ["This line records an issue."])
  }

  @Test func allTestsGreenIsAPass() {
    #expect(verdict(green + end, status: 0) == pass)
  }

  @Test func aFailureIsNotAPass() {
    let lines = verdict(
      red + end, status: 1,
      output: "◇ Suite started.\nhello\n↳ In flight:\n  \n  + opened\n✘ Test failed.")
    #expect(
      lines == [
        "1 of 1 test failed.", "✘ anActionChangesTheValue (Exercise.swift, line 21)",
        "  store.value should be 1, but is 0.", "Your code printed:", "    hello",
      ])
  }

  @Test func aKnownIssueIsNotAFailure() {
    let known = red.replacing(#""isKnown":false"#, with: #""isKnown":true"#)
    #expect(
      verdict(
        known.replacing(#""fail","text":"Test"#, with: #""passWithKnownIssue","text":"Test"#) + end,
        status: 0) == pass)
  }

  @Test func aTestThatDidNotRunIsNotAPass() {
    #expect(verdict(end, status: 0) == ["It could not be checked.", "0 of 0 tests ran."])
    #expect(verdict(test + end, status: 0)[1] == "0 of 1 tests ran.")
  }

  @Test func aProgramThatEndsWithAnErrorIsNotAPass() {
    let crash = "Swift/Array.swift:2: Fatal error: Index out of range"
    #expect(
      verdict(green + end, status: 1, output: crash)[0]
        == "The program crashed: Index out of range")
    #expect(verdict(green + end, status: 1) == ["The program ended early."])
  }

  @Test func anEarlyEndIsNotAPass() {
    #expect(verdict(green, status: 0) == ["The program ended early."])
  }

  @Test func aCrashNamesItsTestAndItsLine() {
    let output = """
      ✘ Test a() recorded an issue at Exercise.swift:2:9: Issue recorded
      hello
      Swift/Array.swift:2: Fatal error: Index out of range
      *** Program crashed ***
      3 [ra] in x.xctest at /x/05-Combine/Exercise.swift:3:13
      """
    let verdict = verdict(test + started, status: 1, output: output)
    #expect(
      verdict == [
        "The program crashed: Index out of range", "The array has no element at this index.",
        "It was running this test: anActionChangesTheValue", "Exercise.swift, line 3:",
        "    call(a)", "Your code printed:", "    hello",
      ])
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
    #expect(
      verdict(test + started, status: 1, output: crash).last == "In Exercise.swift.")
  }

  @Test func theStudentsFileComesFirstAmongErrors() {
    let output = """
      macro expansion #isolation:1:1: error: 'nil' is not compatible
      /x/Tests.swift:3:1: error: cannot find 'a' in scope
      /x/Exercise.swift:7:5: error: missing return in a function
      """
    #expect(
      firstError(in: output, preferring: "Exercise.swift")
        == ["Exercise.swift, line 7:", "missing return in a function"])
  }

  @Test func aCompilerErrorIsExplained() {
    let error = "/x/Store.swift:7:1: error: expressions are not allowed at the top level\n"
    #expect(
      firstError(in: error, preferring: "Store.swift")?.last
        == "Statements go into main.swift. Store.swift has types and functions.")
  }

  /// The verdict as a student reads it, whether the run passes or not.
  private func verdict(_ events: String, status: Int32, output: String = "") -> [String] {
    do {
      return try learn.verdict(
        events: TestEvents(jsonLines: events), Tool.Outcome(status: status, output: output),
        code: "a\nb\ncall(a)", ours: "Solution.swift")
    } catch {
      return (error as? Failure)?.message.components(separatedBy: "\n") ?? []
    }
  }

  private let pass = ["It passes: the test is green.", "Our solution: Solution.swift"]

  private let test = #"""
    {"kind":"test","payload":{"kind":"function","id":"E.E/anActionChangesTheValue()/T.swift:9:4"}}

    """#
  private let started = #"""
    {"kind":"event","payload":{"kind":"testStarted","testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}
    """#
  private var green: String {
    test + #"""
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test passed"}],"testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Suite passed"}],"testID":"E.E"}}

      """#
  }
  private var red: String {
    test + #"""
      {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"sourceLocation":{"fileID":"E/Exercise.swift","line":21}},"messages":[{"symbol":"fail","text":"Expectation failed: (store.value → 0) == 1"},{"symbol":"difference","text":"± 0"}],"testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test failed"}],"testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}

      """#
  }
  private let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#
}
