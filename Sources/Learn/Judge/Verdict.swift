// Learn: what became of an exercise.
// SPDX-License-Identifier: MIT

/// What became of an exercise when it was checked.
enum Verdict: Equatable, Sendable {
  case passed(tests: Int)
  case doesNotCompile(CompilerError)
  /// The tests that failed, with their first failures.
  case failed([TestFailure], tests: Int)
  case crashed(message: String)
  case tookTooLong
  /// The tests are not those that were published.
  case testsWereChanged(path: String)
  case couldNotRun(reason: String)

  var hasPassed: Bool { if case .passed = self { true } else { false } }
}

/// The compiler's first complaint.
struct CompilerError: Equatable, Sendable {
  let file: String
  let line: Int
  let message: String
  /// The line of code that it is about.
  var code = ""
}

/// What a test says.
struct TestFailure: Equatable, Sendable {
  /// The test's name as a sentence.
  let test: String
  let line: Int
  /// What is wrong, in plain words if possible.
  let text: [String]
}

extension Verdict {
  /// The verdict in plain words, one sentence or piece of code a line.
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
      return ["The program did not survive its tests.", message]
    case .tookTooLong:
      return ["The tests do not end.", "Is there a loop or an effect that goes on for ever?"]
    case .testsWereChanged(let path):
      return [
        "The tests were changed, so nothing can be said about your solution.",
        "Restore them: git checkout -- \(path)",
      ]
    case .couldNotRun(let reason):
      return ["It could not be checked.", reason]
    }
  }
}
