// Learn: what the commands do, with or without a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

/// Guides the student through the exercises, and keeps track of them.
@MainActor
final class Guide {
  let folder: ExerciseFolder
  let judge: Judge
  let file: ProgressFile
  private(set) var progress: CourseProgress

  init(folder: ExerciseFolder, file: ProgressFile) {
    self.folder = folder
    self.file = file
    judge = Judge(folder: folder)
    progress = file.read()
  }

  /// All stages and exercises, with a ✓ for each exercise that is done.
  func list() -> [String] {
    course.map { stage in
      let entries = stage.exercises.map { exercise in
        let mark = progress.done.contains(exercise.number) ? "✓" : "·"
        return "\(mark) \(exercise.number) \(exercise.title)"
      }
      return "Stage \(stage.number), \(stage.name): \(entries.joined(separator: "  "))"
    }
  }

  /// The exercise with the given number, or the next exercise without one.
  func exercise(_ argument: String) throws(CommandFailure) -> Exercise {
    let found =
      argument.isEmpty ? progress.next() : exercises.first { "\($0.number)" == argument }
    guard let found else {
      throw CommandFailure("there are exercises 1 to \(exercises.count); type list to see them")
    }
    return found
  }

  /// The next exercise, and the file to edit.
  func next() -> [String] {
    guard let exercise = progress.next() else { return ["You have done all exercises."] }
    return [
      "Exercise \(exercise.number): \(exercise.title).",
      "Edit \(folder.file(of: exercise).shown), then check \(exercise.number).",
    ]
  }

  /// The next hint, or the last one again if there are no more.
  func hint(for exercise: Exercise) -> [String] {
    let hints = folder.hints(for: exercise)
    keep { $0.takeHint(for: exercise, of: hints.count) }
    return hints.prefix(progress.hints[exercise.number] ?? 0).suffix(1).map { "Hint: \($0)" }
  }

  /// Builds and tests the student's code.
  func check(_ exercise: Exercise) async throws -> Verdict {
    let verdict = try await judge.check(exercise)
    if verdict.hasPassed { keep { $0.done.insert(exercise.number) } }
    return verdict
  }

  /// If the file cannot be written, the progress is lost, but the exercise goes on.
  private func keep(_ change: (inout CourseProgress) -> Void) {
    change(&progress)
    try? file.write(progress)
  }
}
