// Learn: builds and tests one exercise.
// SPDX-License-Identifier: MIT

import Foundation

/// Builds and tests one exercise with the student's code, never with the solution.
struct Judge: Sendable {
  let folder: ExerciseFolder
  /// The student's own store, which takes the place of ours in some exercises.
  let own: OwnFile
  /// How long the tests of an exercise may take. They normally take less than a second.
  var limit = Duration.seconds(10)

  func check(_ exercise: Exercise) async throws -> Verdict {
    let file = folder.file(of: exercise)
    guard file.exists else {
      return .couldNotRun(reason: "There is no \(file.shown). The command reset restores it.")
    }
    guard folder.seal(of: exercise) == exercise.seal, folder.packageSeal == packageSeal else {
      return .testsWereChanged
    }
    let code = file.text ?? ""
    if bare(code).contains(#/\bfunc\s*[=!<>]/#) {
      return .couldNotRun(reason: "The tests compare with the operators of Swift. Remove yours.")
    }
    let usesOwnStore = exercise.canUseOwnStore && own.lendStore(to: folder.url(of: exercise))
    let build = try await tool("build", "--build-tests", for: exercise, usesOwnStore).run()
    if build.status == 0 { return try await test(exercise, usesOwnStore) }
    return firstError(in: build.output + build.errors, preferring: file)
      .map(Verdict.doesNotCompile) ?? .couldNotRun(reason: reason(in: build.output + build.errors))
  }

  private func test(_ exercise: Exercise, _ usesOwnStore: Bool) async throws -> Verdict {
    let events = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: events) }
    // One test after another, so that a crash or a hang is the last test's.
    let run = try await tool(
      "test", "--skip-build", "--disable-xctest", "--no-parallel", "--event-stream-version", "0",
      "--event-stream-output-path", events.path(percentEncoded: false), for: exercise, usesOwnStore
    ).run(within: limit)
    let code = folder.file(of: exercise).text ?? ""
    let solution = folder.solution(of: exercise).text ?? ""
    return verdict(
      events: TestEvents(jsonLines: events.text ?? ""), run,
      files: ["Exercise.swift": code, "main.swift": own.code ?? ""],
      ours: difference(from: code, to: given(in: code) + solution))
  }

  private func tool(
    _ arguments: String..., for exercise: Exercise, _ usesOwnStore: Bool
  ) -> Tool {
    Tool(
      arguments: ["swift", arguments[0], "--package-path", folder.url.path(percentEncoded: false)]
        + arguments.dropFirst(),
      environment: ["EXERCISE": "\(exercise.number)", "OWN_STORE": usesOwnStore ? "1" : "0"])
  }
}

/// The verdict on a test run, from its events and the way the program ended.
///
/// - Parameters:
///   - files: The student's files by their names.
///   - ours: The lines in which our solution differs.
func verdict(
  events: TestEvents, _ run: Tool.Outcome, files: [String: String], ours: [String]
) -> Verdict {
  let printed = printedLines(in: run.output)
  if events.hasEnded, !events.failures.isEmpty {
    return .failed(events.failures, tests: events.tests, printed: printed)
  }
  let allPassed = events.tests > 0 && events.passed == events.tests
  if events.hasEnded, !allPassed {
    return .couldNotRun(
      reason: events.tests == 0
        ? "No test ran." : "\(events.tests - events.passed) of \(events.tests) tests did not run.")
  }
  if !events.hasEnded || run.status != 0 {
    let stop = stop(run, files: files, test: events.running, allPassed: allPassed)
    return .stopped(stop, printed: printed)
  }
  return .passed(tests: events.tests, ours: ours, printed: printed)
}

/// The compiler's first error, preferably in the student's file.
func firstError(in output: String, preferring file: URL) -> CompilerError? {
  let errors = output.matches(of: #/(?m)^(.+?):(\d+):\d+: error: (.+)$/#)
  let own = errors.first { URL(filePath: String($0.1)).shown == file.shown }
  guard let error = own ?? errors.first, let line = Int(error.2) else { return nil }
  let code = try? String(contentsOfFile: String(error.1), encoding: .utf8)
  return CompilerError(
    place: CodeLine(
      file: error.1.split(separator: "/").last.map(String.init) ?? "", line: line,
      code: code?.line(line) ?? ""),
    message: String(error.3).replacing(#/ \[#\w+\]$/#, with: ""))
}

/// The lines that the student's code printed, without those of the test library and of a crash.
func printedLines(in output: String) -> [String] {
  var isMessage = false
  return output.split(separator: "\n")
    .prefix { !$0.contains("Fatal error: ") && !$0.hasPrefix("*** ") }
    .filter { line in
      // The further lines of a message are indented.
      isMessage = "◇✔✘↳━⚠±".contains(line.first ?? " ") || isMessage && line.hasPrefix("  ")
      return !isMessage
    }.map(String.init)
}

/// The first line about an error, or else the last line.
private func reason(in text: String) -> String {
  let lines = text.split(separator: "\n")
  return (lines.first { $0.contains("error:") } ?? lines.last).map(String.init)
    ?? "It said nothing."
}

extension String {
  /// The line with a number, without its indentation.
  func line(_ number: Int) -> String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1)
      ? lines[number - 1].trimmingCharacters(in: .whitespaces) : nil
  }
}
