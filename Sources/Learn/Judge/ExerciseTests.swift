// Learn: builds and tests one exercise.

import Foundation

extension ExerciseFolder {
  /// Builds and tests an exercise with the student's code.
  func test(_ exercise: Exercise) throws -> Verdict {
    try begin(exercise)
    guard let code = file(of: exercise).text else {
      return .couldNotRun(
        reason: "\(file(of: exercise).shown) is no text in UTF-8. "
          + "This begins it again: swift run learn reset \(exercise.number)")
    }
    let build = try tool("build", "--build-tests", for: exercise).run()
    let output = build.output + build.errors
    if build.status != 0 {
      return firstError(in: output, preferring: "Exercise.swift").map { .doesNotCompile($0) }
        ?? .couldNotRun(reason: output)
    }
    let events = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: events) }
    // One test after another, so that a crash or a hang is the last test's. The tests normally take less than a second.
    let run = try tool(
      "test", "--skip-build", "--disable-xctest", "--no-parallel", "--event-stream-version", "0",
      "--event-stream-output-path", events.path(percentEncoded: false), for: exercise
    ).run(within: .seconds(10))
    return verdict(
      events: TestEvents(jsonLines: events.text ?? ""), run, code: code,
      ours: exercise.solution.shown)
  }

  private func tool(_ arguments: String..., for exercise: Exercise) -> Tool {
    Tool(
      arguments: ["swift", arguments[0], "--package-path", url.path(percentEncoded: false)]
        + arguments.dropFirst(),
      environment: ["EXERCISE": "\(exercise.number)"])
  }
}

/// The verdict on a test run, from its events and the way the program ended.
///
/// - Parameters:
///   - code: The student's code.
///   - ours: The path of our solution.
func verdict(events: TestEvents, _ run: Tool.Outcome, code: String, ours: String) -> Verdict {
  let printed = printedLines(in: run.output)
  if events.hasEnded, !events.failures.isEmpty {
    return .failed(events.failures, tests: events.tests, printed: printed)
  }
  let allPassed = events.tests > 0 && events.passed == events.tests
  if events.hasEnded, !allPassed {
    return .couldNotRun(reason: "\(events.passed) of \(events.tests) tests ran.")
  }
  if !events.hasEnded || run.status != 0 {
    let lines = stop(run, in: ["Exercise.swift": code], test: events.running, allPassed: allPassed)
    return .stopped(lines, printed: printed)
  }
  return .passed(tests: events.tests, ours: ours, printed: printed)
}
