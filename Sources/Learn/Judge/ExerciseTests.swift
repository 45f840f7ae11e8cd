// Learn: builds and tests one exercise.

import Foundation

extension Course {
  /// Builds and tests an exercise with the student's code. Returns the verdict if it passes, and throws it otherwise.
  func test(_ exercise: Exercise) throws -> [String] {
    try mine.alone { try buildAndTest(exercise) }
  }

  private func buildAndTest(_ exercise: Exercise) throws -> [String] {
    try begin(exercise)
    if file(of: exercise).hasNoCode {
      throw Failure(
        "Exercise.swift is empty. To begin again: swift run learn reset \(exercise.number)")
    }
    try addTests(of: exercise)
    let build = try tool("build", "--build-tests", for: exercise).run()
    let output = build.output + build.errors
    if build.status != 0 {
      let error = firstError(in: output, preferring: "Exercise.swift")
      throw Failure(
        lines: error.map { ["It does not compile."] + $0 } ?? ["It could not be checked.", output])
    }
    let events = mine.build.appending(path: "events")
    try Data().write(to: events)
    // One test after another, so that a crash or a hang is the last test's. The tests normally take less than a second.
    let run = try tool(
      "test", "--skip-build", "--disable-xctest", "--no-parallel", "--event-stream-version", "0",
      "--event-stream-output-path", events.path(percentEncoded: false), for: exercise
    ).run(within: .seconds(10))
    return try verdict(
      events: TestEvents(jsonLines: events.text ?? "", module: "Exercise\(exercise.number)"), run,
      code: file(of: exercise).text ?? "",
      ours: exercise.solution.shown)
  }

  private func tool(_ arguments: String..., for exercise: Exercise) -> Tool {
    Tool(
      arguments: ["swift", arguments[0], "--package-path", exercises.path(percentEncoded: false)]
        + arguments.dropFirst(),
      folder: mine.build,
      environment: [
        "EXERCISE": "\(exercise.number)",
        "CLASSIC_REDUX": repository.path(percentEncoded: false),
      ])
  }
}

/// Returns the verdict on a test run that passes, or throws the verdict on any other.
///
/// - Parameters:
///   - code: The student's code.
///   - ours: The path of our solution.
func verdict(
  events: TestEvents, _ run: Tool.Outcome, code: String, ours: String
) throws -> [String] {
  let (tests, printed) = (events.tests, shown(printedLines(in: run.output)))
  let test = events.running.map { ["It was running this test: \($0)"] } ?? []
  let end = stop(run, running: test, in: ["Exercise.swift": code])
  if let failure = events.failures.first {
    let count = Set(events.failures.map(\.test)).count
    throw Failure(
      lines: [
        "\(count) of \(tests) \(tests == 1 ? "test" : "tests") failed\(count == 1 ? "." : "; the first:")",
        "✘ \(failure.test) (\(failure.place))",
      ] + failure.text.map { "  " + $0 } + (events.hasEnded ? [] : end) + printed)
  }
  if !events.hasEnded || run.status != 0 { throw Failure(lines: end + printed) }
  if tests == 0 { throw Failure("It could not be checked: no test ran.") }
  let verdict = "It passes: \(tests == 1 ? "the test is" : "all \(tests) tests are") green."
  return [verdict, "Our solution: \(ours)"] + printed
}
