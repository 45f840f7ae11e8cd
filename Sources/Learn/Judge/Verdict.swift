// Learn: the verdict on an exercise, or on the student's own file.
// SPDX-License-Identifier: MIT

/// The result of checking an exercise or the student's own file.
enum Verdict: Equatable, Sendable {
  /// All tests are green. `ours` has the lines in which our solution differs.
  case passed(tests: Int, ours: [String], printed: [String] = [])
  /// The student's own file does what the step does.
  case built(step: Int, of: Int)
  case doesNotCompile(CompilerError)
  /// The tests that failed, with their first failures.
  case failed([TestFailure], tests: Int, printed: [String])
  /// The program ended early, or not at all.
  case stopped(Stop, printed: [String])
  /// The student's own file, or its trial, does not print what it should. The lines end with the first difference.
  case printsOtherwise([String], expected: [String], step: Int, trial: [String])
  /// The tests, or other code that is given, differ from the published ones.
  case testsWereChanged
  case couldNotRun(reason: String)

  var isGood: Bool {
    switch self {
    case .passed, .built: true
    default: false
    }
  }
}

/// A line of code in a file.
struct CodeLine: Equatable, Sendable {
  let file: String
  let line: Int
  var code = ""

  var lines: [String] { ["\(file), line \(line):"] + (code.isEmpty ? [] : ["    \(code)"]) }
}

/// The compiler's first error.
struct CompilerError: Equatable, Sendable {
  let place: CodeLine
  let message: String
}

/// A failure of a test.
struct TestFailure: Equatable, Sendable {
  /// The test's name as a sentence.
  let test: String
  let place: CodeLine
  /// The failure, in plain words if possible.
  let text: [String]
}

/// The reason why a program did not run to its end.
struct Stop: Equatable, Sendable {
  let reason: String
  /// The test that was running, as a sentence.
  var test: String?
  /// The end of the trial that was running, if it was one.
  var trial: [String] = []
  /// The student's line that was running.
  var place: CodeLine?
}

extension Verdict {
  /// The verdict in plain words, with one sentence or piece of code per line.
  var lines: [String] {
    switch self {
    case .passed(let tests, let ours, let printed):
      let verdict = "It passes: \(tests == 1 ? "the test is" : "all \(tests) tests are") green."
      return [verdict]
        + (ours.isEmpty
          ? ["Our solution is the same."]
          : ["It differs from ours (- yours, + ours):"] + ours.map { "  " + $0 })
        + shown(printed)
    case .built(let step, let count):
      return ["It does what step \(step) of \(count) does."]
    case .doesNotCompile(let error):
      return ["It does not compile yet."] + error.place.lines + [error.message]
        + explanation(of: error.message)
    case .failed(let failures, let tests, let printed):
      let count = Set(failures.map(\.test)).count
      return ["\(count) of \(tests) \(tests == 1 ? "test" : "tests") failed."]
        + failures.prefix(1).flatMap { failure in
          ["✘ \(failure.test) (\(failure.place.file), line \(failure.place.line))"]
            + failure.text.map { "  " + $0 }
        } + shown(printed)
    case .stopped(let stop, let printed):
      return [stop.reason] + explanation(of: stop.reason)
        + (stop.test.map { ["It was running this test: \($0)"] } ?? [])
        + (stop.trial.isEmpty ? [] : ["It was running these lines:"] + indented(stop.trial))
        + (stop.place?.lines ?? []) + shown(printed)
    case .printsOtherwise(let printed, let expected, let step, let trial):
      return
        (trial.isEmpty
        ? ["It compiles, and is most like step \(step), but prints something else."]
        : ["It prints what step \(step) prints, but fails if it ends with these lines:"]
          + indented(trial))
        + ["Up to the first difference, the step prints:"] + indented(expected)
        + ["Your file prints:"] + indented(printed)
    case .testsWereChanged:
      return [
        "The tests, Package.swift, or the code above `// MARK: Your part` was changed.",
        "The command reset restores them, and keeps a copy of your solution.",
      ]
    case .couldNotRun(let reason):
      return ["It could not be checked.", reason]
    }
  }

  /// The first lines of what the student's code printed.
  private func shown(_ printed: [String]) -> [String] {
    if printed.isEmpty { return [] }
    return ["Your code printed:"] + indented(Array(printed.prefix(10)))
      + (printed.count > 10 ? ["    … and \(printed.count - 10) more lines"] : [])
  }
}

private func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }
