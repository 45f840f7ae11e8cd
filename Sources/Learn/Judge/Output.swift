// Learn: what compilers, crashes and programs print.

import Foundation

/// Says what the compiler's first error is, preferably in the student's file, and where.
///
/// - Parameter trial: The file that calls itself the trial.
func firstError(in output: String, preferring name: String, trial: URL? = nil) -> [String]? {
  let errors = output.matches(of: #/(?m)^(.+?):(\d+):\d+: error: (.+)$/#)
  let own = errors.first { $0.1.hasSuffix("/" + name) }
  guard let error = own ?? errors.first, let number = Int(error.2) else { return nil }
  let file = String(error.1)
  let code = (file == "the trial" ? trial : URL(filePath: file))?.text?.line(number)
  let place = CodeLine(
    file: file.split(separator: "/").last.map(String.init) ?? "", line: number, code: code ?? "")
  let message = String(error.3).replacing(#/ \[#\w+\]$/#, with: "")
  return place.lines + [message] + explanation(of: message)
}

/// Says why a run ended early or was ended, what it was running, and where.
///
/// - Parameters:
///   - files: The student's files by their names, in which the line is looked up.
///   - allPassed: Whether all tests had passed before.
func stop(
  _ run: Tool.Outcome, in files: [String: String], test: String? = nil, trial: [String] = [],
  allPassed: Bool = false
) -> [String] {
  let said = run.output + run.errors
  let fatal = said.firstMatch(of: #/(?m)^.*?Fatal error: (.+)$/#).map { String($0.1) }
  // The call that was running is the first of the student's in the backtrace, which comes after the output of the tests.
  let trace = said.ranges(of: "*** ").last.map { said[$0.upperBound...] } ?? ""
  let call = trace.matches(of: #/ at \S*?(\w+\.swift)(?::(\d+))?/#).first { match in
    files.keys.contains(String(match.1))
  }
  let file = call.map { String($0.1) }
  let line = call.flatMap { $0.2.flatMap { Int($0) } } ?? 0
  let event: String
  if run.isLate {
    event = "does not end: it waits for something that never happens, or loops."
  } else if let fatal {
    event = "crashed: \(fatal)"
  } else if call == nil, run.errors.contains("signal code 11") || run.status == 139 {
    event = "crashed: the stack is full. Does a function call itself without end?"
  } else {
    event = allPassed && run.status != 0 ? "ended with an error." : "ended early."
  }
  let reason = "\(allPassed ? "All tests passed, but then the program" : "The program") \(event)"
  let place = file.map { CodeLine(file: $0, line: line, code: files[$0]?.line(line) ?? "") }
  return [reason] + explanation(of: reason)
    + (test.map { ["It was running this test: \($0)"] } ?? [])
    + (trial.isEmpty ? [] : ["It was running these lines:"] + indented(trial))
    + (place?.lines ?? [])
}

/// The lines that the student's code printed, without those of the test library and of a crash.
func printedLines(in output: String) -> [String] {
  var isMessage = false
  return output.split(whereSeparator: \.isNewline)
    .prefix { !$0.contains("Fatal error: ") && !$0.hasPrefix("*** ") }
    .filter { line in
      // The further lines of a message are indented.
      isMessage = "◇✔✘↳━⚠±".contains(line.first ?? " ") || isMessage && line.hasPrefix("  ")
      return !isMessage
    }.map(String.init)
}

/// The first lines of what the student's code printed.
func shown(_ printed: [String]) -> [String] {
  if printed.isEmpty { return [] }
  return ["Your code printed:"] + indented(Array(printed.prefix(10)))
    + (printed.count > 10 ? ["    … and \(printed.count - 10) more lines"] : [])
}

func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }

/// A line of code in a file.
struct CodeLine {
  let file: String
  /// Its number, or 0 if it is unknown.
  let line: Int
  var code = ""

  var lines: [String] {
    [line > 0 ? "\(file), line \(line):" : "In \(file)."] + (code.isEmpty ? [] : ["    \(code)"])
  }
}

extension String {
  /// The line with a number, without its indentation.
  func line(_ number: Int) -> String? {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(number - 1)
      ? lines[number - 1].trimmingCharacters(in: .whitespaces) : nil
  }
}
