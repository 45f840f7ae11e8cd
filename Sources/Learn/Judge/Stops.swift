// Learn: why a program crashed or did not end, and where.
// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a run ended early or was ended.
///
/// - Parameters:
///   - files: The student's files by their names, in which the line is looked up.
///   - allPassed: Whether all tests had passed before.
func stop(
  _ run: Tool.Outcome, files: [String: String], test: String? = nil, allPassed: Bool = false
) -> Stop {
  let said = run.output + run.errors
  let fatal = said.firstMatch(of: #/(?m)^.*?Fatal error: (.+)$/#).map { String($0.1) }
  // The call that was running is the first of the student's in the backtrace, which comes after the output of the tests.
  let trace = said.ranges(of: "*** ").last.map { said[$0.upperBound...] } ?? ""
  let call = trace.firstMatch(of: #/(Exercise|main)\.swift:(\d+):\d+/#)
  let file = "\(call?.1 ?? "Exercise").swift"
  let line = call.flatMap { Int($0.2) }
  let event: String
  if run.isLate {
    event = "does not end: it waits for something that never happens, or loops."
  } else if let fatal {
    event = "crashed: \(fatal)"
  } else if line == nil, run.errors.contains("signal code 11") {
    event = "crashed: the stack is full. Does a function call itself without end?"
  } else {
    event = allPassed && run.status != 0 ? "ended with an error." : "ended early."
  }
  return Stop(
    reason: "\(allPassed ? "All tests passed, but then the program" : "The program") \(event)",
    test: test,
    place: line.map { CodeLine(file: file, line: $0, code: files[file]?.line($0) ?? "") })
}
