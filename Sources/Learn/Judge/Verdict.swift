// Learn: the verdict on an exercise, or on the student's store.

/// The result of checking an exercise or the student's store.
enum Verdict: Equatable, Sendable {
  /// All tests are green. `ours` is the path of our solution.
  case passed(tests: Int, ours: String, printed: [String] = [])
  /// The store passes the trial of the step.
  case built(step: Int, of: Int)
  case doesNotCompile([String], step: Int? = nil)
  /// The tests that failed, with their first failures.
  case failed([TestFailure], tests: Int, printed: [String])
  /// The program ended early, or not at all.
  case stopped([String], printed: [String])
  /// The trial, or main.swift, does not print what it should. The lines end with the first difference.
  case printsOtherwise([String], expected: [String], step: Int, trial: [String])
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
  /// Its number, or 0 if it is unknown.
  let line: Int
  var code = ""

  var lines: [String] {
    [line > 0 ? "\(file), line \(line):" : "In \(file)."] + (code.isEmpty ? [] : ["    \(code)"])
  }
}

/// A failure of a test.
struct TestFailure: Equatable, Sendable {
  let test: String
  let place: CodeLine
  /// The failure, in plain words if possible.
  let text: [String]
}

extension Verdict {
  /// The verdict in plain words, with one sentence or piece of code per line.
  var lines: [String] {
    switch self {
    case .passed(let tests, let ours, let printed):
      let verdict = "It passes: \(tests == 1 ? "the test is" : "all \(tests) tests are") green."
      return [verdict, "Our solution: \(ours)"] + shown(printed)
    case .built(let step, let count): return ["Step \(step) of \(count) is done."]
    case .doesNotCompile(let lines, let step):
      return [step.map { "Step \($0) is not done: it does not compile." } ?? "It does not compile."]
        + lines
    case .failed(let failures, let tests, let printed):
      let count = Set(failures.map(\.test)).count
      return ["\(count) of \(tests) \(tests == 1 ? "test" : "tests") failed."]
        + failures.prefix(1).flatMap { failure in
          ["✘ \(failure.test) (\(failure.place.file), line \(failure.place.line))"]
            + failure.text.map { "  " + $0 }
        } + shown(printed)
    case .stopped(let lines, let printed): return lines + shown(printed)
    case .printsOtherwise(let printed, let expected, let step, let trial):
      return ["Step \(step) is not done."]
        + (trial.isEmpty ? ["main.swift should print:"] : ["After these lines:"] + indented(trial))
        + (trial.isEmpty ? [] : ["the trial should print:"]) + indented(expected)
        + (printed.isEmpty ? ["It prints nothing more."] : ["It prints:"] + indented(printed))
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

func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }
