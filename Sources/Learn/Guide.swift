// Learn: what the commands do, on a terminal or not.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

/// Leads through the exercises, and keeps track of them.
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

  /// All stages and exercises, those that are done marked by ✓.
  func list() -> [String] {
    course.map { stage in
      let entries = stage.exercises.map { exercise in
        let mark = progress.done.contains(exercise.number) ? "✓" : "·"
        return "\(mark) \(exercise.number) \(exercise.title)"
      }
      return "Stage \(stage.number), \(stage.name): \(entries.joined(separator: "  "))"
    }
  }

  /// The exercise of that number; without a number, the next one.
  func exercise(_ argument: String) throws(CommandFailure) -> Exercise {
    let found =
      argument.isEmpty ? progress.next() : exercises.first { "\($0.number)" == argument }
    guard let found else {
      throw CommandFailure("there are exercises 1 to \(exercises.count); list names them")
    }
    return found
  }

  /// Which exercise comes next, and which file it is about.
  func next() -> [String] {
    guard let exercise = progress.next() else { return ["You have done all exercises."] }
    return [
      "Exercise \(exercise.number): \(exercise.title).",
      "Edit \(folder.file(of: exercise).shown), then check \(exercise.number).",
    ]
  }

  /// The next hint; once all were given, the last one again.
  func hint(for exercise: Exercise) -> [String] {
    let hints = folder.hints(for: exercise)
    keep { $0.takeHint(for: exercise, of: hints.count) }
    return hints.prefix(progress.hints[exercise.number] ?? 0).suffix(1).map { "Hint: \($0)" }
  }

  /// Builds and tests what the student wrote.
  func check(_ exercise: Exercise) async throws -> Verdict {
    let verdict = try await judge.check(exercise)
    if verdict.hasPassed { keep { $0.done.insert(exercise.number) } }
    return verdict
  }

  /// A file that cannot be written costs the student the memory of it, not the exercise.
  private func keep(_ change: (inout CourseProgress) -> Void) {
    change(&progress)
    try? file.write(progress)
  }
}
