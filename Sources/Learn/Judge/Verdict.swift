// Learn: the verdict on an exercise.
// SPDX-License-Identifier: MIT

/// The result of checking an exercise.
enum Verdict: Equatable, Sendable {
  case passed(tests: Int)
  case doesNotCompile(CompilerError)
  /// The tests that failed, with their first failures.
  case failed([TestFailure], tests: Int)
  case crashed(message: String)
  case tookTooLong
  /// The tests differ from the published ones.
  case testsWereChanged(path: String)
  case couldNotRun(reason: String)

  var hasPassed: Bool { if case .passed = self { true } else { false } }
}

/// The compiler's first error.
struct CompilerError: Equatable, Sendable {
  let file: String
  let line: Int
  let message: String
  /// The line of code that it is about.
  var code = ""
}

/// A failure of a test.
struct TestFailure: Equatable, Sendable {
  /// The test's name as a sentence.
  let test: String
  let line: Int
  /// The failure, in plain words if possible.
  let text: [String]
}

extension Verdict {
  /// The verdict in plain words, with one sentence or piece of code per line.
  var lines: [String] {
    switch self {
    case .passed(let tests):
      return ["It passes: \(tests == 1 ? "the test is" : "all \(tests) tests are") green."]
    case .doesNotCompile(let error):
      let place = "\(error.file), line \(error.line): \(error.message)"
      let code = error.code.isEmpty ? [] : ["    \(error.code)"]
      return ["It does not compile yet.", place] + code + explanation(of: error.message)
    case .failed(let failures, let tests):
      let count = Set(failures.map(\.test)).count
      return ["\(count) of \(tests) \(tests == 1 ? "test" : "tests") failed."]
        + failures.prefix(1).flatMap { failure in
          ["✘ \(failure.test) (Tests.swift, line \(failure.line))"] + failure.text.map { "  " + $0 }
        }
    case .crashed(let message):
      return ["The program crashed during its tests.", message]
    case .tookTooLong:
      return ["The tests do not end.", "Is there a loop or an effect that never ends?"]
    case .testsWereChanged(let path):
      return [
        "The tests were changed, so they cannot check your solution.",
        "Restore them: git checkout -- \(path)",
      ]
    case .couldNotRun(let reason):
      return ["It could not be checked.", reason]
    }
  }
}
