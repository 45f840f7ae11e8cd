// The verdict on an exercise, in plain words.
// SPDX-License-Identifier: MIT

import Testing

@testable import learn

@Suite struct VerdictTests {
  @Test(arguments: [
    ("(store.value → 0) == 1", "store.value should be 1, but is 0."),
    ("(a → 1) == (b → 2)", "a should be b, which is 2, but is 1."),
    ("!(holds(x) → true)", "holds(x) should be false, but is true."),
    ("(holds(x) → false)", "holds(x) should be true, but is false."),
    ("(a → 1) < (b → 0)", "This should hold: (a → 1) < (b → 0)"),
  ])
  func anExpectationIsPutInPlainWords(expectation: String, words: String) {
    #expect(plainWords(ofIssue: "Expectation failed: \(expectation)") == [words])
  }

  @Test func aTestsNameBecomesASentence() {
    #expect(sentence(ofTest: "anActionChangesTheValue") == "An action changes the value")
  }

  @Test func allTestsGreenIsAPass() {
    #expect(verdict(green + end, status: 0) == .passed(tests: 1))
  }

  @Test func aFailureIsNotAPass() {
    let failure = TestFailure(
      test: "An action changes the value", line: 21,
      text: ["store.value should be 1, but is 0."])
    #expect(verdict(red + end, status: 1) == .failed([failure], tests: 1))
  }

  @Test func aKnownIssueIsNotAFailure() {
    let known = red.replacing(#""isKnown":false"#, with: #""isKnown":true"#)
    #expect(
      verdict(
        known.replacing(#""fail","text":"Test"#, with: #""passWithKnownIssue","text":"Test"#) + end,
        status: 0) == .passed(tests: 1))
  }

  @Test func aRunWithoutTestsIsNotAPass() {
    #expect(verdict(end, status: 0) == .couldNotRun(reason: "Only 0 of 0 tests ran."))
  }

  @Test func aTestThatDidNotRunIsNotAPass() {
    #expect(verdict(test + end, status: 0) == .couldNotRun(reason: "Only 0 of 1 tests ran."))
  }

  @Test func anEarlyEndIsNotAPass() {
    #expect(
      verdict(green, status: 0) == .crashed(message: "It ended before its tests were finished."))
    #expect(
      verdict(test, status: 1, output: "a\nF.swift:2: Fatal error: oops\nb")
        == .crashed(message: "F.swift:2: Fatal error: oops"))
  }

  @Test func theStudentsFileComesFirstAmongErrors() {
    let file = exercises[0].folder + "/Exercise.swift"
    let output = """
      macro expansion #isolation:1:1: error: 'nil' is not compatible
      /x/Tests.swift:3:1: error: cannot find 'a' in scope
      /x/\(file):7:5: error: missing return in a function
      """
    #expect(
      firstError(in: output, of: exercises[0])
        == CompilerError(
          file: "Exercise.swift", line: 7, message: "missing return in a function"))
  }

  @Test func aCompilerErrorIsExplained() {
    let error = CompilerError(
      file: "Exercise.swift", line: 7, message: "cannot find 'a' in scope", code: "a()")
    #expect(
      Verdict.doesNotCompile(error).lines == [
        "It does not compile yet.", "Exercise.swift, line 7: cannot find 'a' in scope", "    a()",
        "There is nothing with this name here. Is it spelled correctly, and declared or imported?",
      ])
  }

  private func verdict(_ events: String, status: Int32, output: String = "") -> Verdict {
    learn.verdict(events: TestEvents(jsonLines: events), status: status, output: output)
  }

  private let test = #"""
    {"kind":"test","payload":{"kind":"function","id":"E.E/anActionChangesTheValue()/T.swift:9:4"}}

    """#
  private var green: String {
    test + #"""
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test passed"}],"testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Suite passed"}],"testID":"E.E"}}

      """#
  }
  private var red: String {
    test + #"""
      {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"sourceLocation":{"line":21}},"messages":[{"symbol":"fail","text":"Expectation failed: (store.value → 0) == 1"},{"symbol":"difference","text":"± 0"}],"testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test failed"}],"testID":"E.E/anActionChangesTheValue()/T.swift:9:4"}}

      """#
  }
  private let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#
}
