// Learn: why a program crashed or did not end, and where.
// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a run ended early or was ended.
///
/// - Parameters:
///   - code: The student's file, in which the line is looked up.
///   - allPassed: Whether all tests had passed before.
func stop(
  _ run: Tool.Outcome, code: String, test: String? = nil, allPassed: Bool = false
) -> Stop {
  let said = run.output + run.errors
  let fatal = said.firstMatch(of: #/(?m)^.*?Fatal error: (.+)$/#).map { String($0.1) }
  // The call that was running is the first of the student's in the backtrace.
  let call = said.firstMatch(of: #/(Exercise|main)\.swift:(\d+):\d+/#)
  var line = call.flatMap { Int($0.2) }
  let event: String
  if run.isLate {
    event = "does not end: it waits for something that never happens, or loops."
  } else if let fatal {
    event = "crashed: \(fatal)"
  } else if line == nil, run.errors.contains("signal code 11") {
    event = "crashed: the stack is full. Does a function call itself without end?"
    line = lineThatCallsItself(in: code)
  } else {
    event = allPassed && run.status != 0 ? "ended with an error." : "ended early."
  }
  return Stop(
    reason: "\(allPassed ? "All tests passed, but then the program" : "The program") \(event)",
    test: test,
    place: line.map {
      CodeLine(file: "\(call?.1 ?? "Exercise").swift", line: $0, code: code.line($0) ?? "")
    })
}

/// The first line inside a function that calls a function with the same name. After a stack overflow, there is no
/// backtrace to ask.
func lineThatCallsItself(in code: String) -> Int? {
  var functions: [(name: String, indentation: Int)] = []
  for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let text = line.drop { $0 == " " }
    if text.isEmpty || text.hasPrefix("//") { continue }
    let indentation = line.count - text.count
    // A line that is indented no more than a function is after its end, unless it continues the parameters.
    if !text.hasPrefix(")") { functions.removeAll { $0.indentation >= indentation } }
    if let function = text.firstMatch(of: #/\bfunc (\w+)/#) {
      functions.append((String(function.1), indentation))
    } else if text.matches(of: #/(\w+)\(/#).contains(where: { call in
      functions.contains { $0.name == call.1 }
    }) {
      return index + 1
    }
  }
  return nil
}
