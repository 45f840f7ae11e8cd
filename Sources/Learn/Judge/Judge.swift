// Learn: builds and tests one exercise.
// SPDX-License-Identifier: MIT

import Foundation

/// Builds and tests one exercise with the student's code, never with the solution.
struct Judge: Sendable {
  let folder: ExerciseFolder
  /// How long the tests of an exercise may take. They normally take less than a second.
  var limit = Duration.seconds(30)

  /// - Throws: `CancellationError`, and nothing else.
  func check(_ exercise: Exercise) async throws -> Verdict {
    guard folder.seal(of: exercise) == exercise.seal else {
      return .testsWereChanged(path: folder.tests(of: exercise).shown)
    }
    do {
      let build = try await tool("build", "--build-tests", for: exercise).run()
      if build.status != 0 {
        return firstError(in: build.output, of: exercise)
          .map(Verdict.doesNotCompile) ?? .couldNotRun(reason: lastLine(of: build.output))
      }
      return try await test(exercise)
    } catch let error as CancellationError {
      throw error
    } catch {
      return .couldNotRun(reason: "\(error)")
    }
  }

  private func test(_ exercise: Exercise) async throws -> Verdict {
    let events = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: events) }
    let test = try await tool(
      "test", "--skip-build", "--disable-xctest", "--event-stream-version", "0",
      "--event-stream-output-path", events.path(percentEncoded: false), for: exercise
    ).run(within: limit)
    if test.isLate { return .tookTooLong }
    let text = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
    return verdict(events: TestEvents(jsonLines: text), status: test.status, output: test.output)
  }

  private func tool(_ arguments: String..., for exercise: Exercise) -> Tool {
    Tool(
      arguments: [arguments[0], "--package-path", folder.url.path(percentEncoded: false)]
        + arguments.dropFirst(),
      environment: ["EXERCISE": "\(exercise.number)"], withoutVariables: ["SOLUTIONS"])
  }
}

/// The verdict on a test run, from its events and the way the program ended.
func verdict(events: TestEvents, status: Int32, output: String) -> Verdict {
  if !events.failures.isEmpty { return .failed(events.failures, tests: events.tests) }
  if !events.hasEnded {
    let fatal = output.split(separator: "\n").first { $0.contains("Fatal error") }
    return .crashed(message: fatal.map(String.init) ?? "It ended before its tests were finished.")
  }
  guard status == 0, events.tests > 0, events.passed == events.tests else {
    return .couldNotRun(reason: "Only \(events.passed) of \(events.tests) tests ran.")
  }
  return .passed(tests: events.tests)
}

/// The compiler's first error, preferably in the student's file.
func firstError(in output: String, of exercise: Exercise) -> CompilerError? {
  let errors = output.matches(of: #/(?m)^(.+?):(\d+):\d+: error: (.+)$/#)
  let own = errors.first { $0.1.hasSuffix("\(exercise.folder)/Exercise.swift") }
  guard let error = own ?? errors.first, let line = Int(error.2) else { return nil }
  let code =
    (try? String(contentsOfFile: String(error.1), encoding: .utf8))
    .map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
  return CompilerError(
    file: error.1.split(separator: "/").last.map(String.init) ?? "", line: line,
    message: String(error.3),
    code: code.indices.contains(line - 1)
      ? code[line - 1].trimmingCharacters(in: .whitespaces) : "")
}

private func lastLine(of text: String) -> String {
  text.split(separator: "\n").last.map(String.init) ?? "It said nothing."
}
