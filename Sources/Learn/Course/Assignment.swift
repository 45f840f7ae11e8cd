// Learn: the assignment for each task, and the check of it.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

/// The files of the course and of the student.
struct Classroom: Sendable {
  let folder: ExerciseFolder
  let own: OwnFile
  let steps = learn.steps()

  /// The assignment for a task, with one sentence or line of code per element.
  func assignment(_ task: CourseTask, _ progress: CourseProgress) -> [String] {
    let stage = course[task.stage]
    switch task.kind {
    case .read:
      return [
        "Read \(stage.lesson)\(isSplit(stage) ? ", up to the heading “How it works”" : "").",
        "`swift run stage-\(stage.number)` runs its program.",
      ]
    case .exercise(let exercise):
      return ["The task is in \(folder.file(of: exercise).shown): edit and save it."]
        + (exercise.canUseOwnStore && own.hasStore ? ["Its tests use your own store."] : [])
    case .build:
      own.create()
      guard progress.step < steps.count else { return [] }
      let step = steps[progress.step]
      return ["Step \(step.number) of \(steps.count), in \(own.url.shown):", step.why]
        + note(on: step, progress) + [""] + step.changes
    case .compare:
      let inside = "Sources/ClassicRedux/Articles/Inside.md"
      return (isSplit(stage) ? ["Read the rest of \(stage.lesson)."] : [])
        + ["Read how ours is made: \(inside)", "Compare your code with ours: \(stage.sources)"]
    }
  }

  /// A note if a step shows the solution of an exercise.
  func note(on step: Step, _ progress: CourseProgress) -> [String] {
    guard let number = solutions[step.number] else { return [] }
    return progress.done.contains(number)
      ? ["You wrote this in exercise \(number). Your own code also fits here."]
      : ["This answers exercise \(number). Solve it first."]
  }

  /// Whether the lesson has a part that shows how the stage is made, which comes after the exercises.
  private func isSplit(_ stage: Stage) -> Bool {
    repository.appending(path: stage.lesson).text?.contains("\n## How it works\n") ?? false
  }

  /// - Throws: `CancellationError`, and nothing else.
  func check(_ task: CourseTask) async throws -> Verdict {
    do {
      if let exercise = task.exercise {
        return try await Judge(folder: folder, own: own).check(exercise)
      }
      let verdict = try await own.check(steps)
      if case .built = verdict { own.keepStore() }
      return verdict
    } catch let error as CancellationError {
      throw error
    } catch { return .couldNotRun(reason: (error as? CommandFailure)?.message ?? "\(error)") }
  }

  /// The hint with this number, counted from 1, or the lesson and our solution after the last hint.
  func hint(_ number: Int, for exercise: Exercise, lesson: String) -> [String] {
    let hints = folder.hints(for: exercise)
    if number > hints.count {
      return [
        "That was the last hint. The lesson: \(lesson)",
        "Our solution: \(folder.solution(of: exercise).shown)",
      ]
    }
    return ["Hint \(number) of \(hints.count): \(hints[number - 1])"]
      + (number == 1 ? ["The lesson: \(lesson)"] : [])
  }

  /// Restores the files of an exercise, and keeps the student's solution beside the progress and earlier ones.
  ///
  /// - Returns: Lines that say where the solution is kept, or `nil` if the files could not be restored.
  func reset(_ exercise: Exercise) async -> [String]? {
    let file = folder.file(of: exercise)
    var (copy, number) = (own.folder.appending(path: "\(exercise.folder).swift"), 1)
    while copy.exists, copy.text != file.text {
      number += 1
      copy = own.folder.appending(path: "\(exercise.folder)-\(number).swift")
    }
    try? FileManager.default.createDirectory(at: own.folder, withIntermediateDirectories: true)
    if file.exists {
      guard (try? Data(contentsOf: file).write(to: copy)) != nil else { return nil }
    }
    let git = Tool(arguments: [
      "git", "-C", folder.url.path(percentEncoded: false), "checkout", "--quiet", "HEAD", "--",
      exercise.folder, "Package.swift",
    ])
    guard let run = try? await git.run(), run.status == 0 else { return nil }
    if copy.text == file.text { try? FileManager.default.removeItem(at: copy) }
    return ["\(file.shown) is as it was in the last commit."]
      + (copy.exists ? ["Your solution is now in \(copy.shown)."] : [])
  }
}

/// The exercises in which the student has written what a step adds.
private let solutions = [19: 5, 22: 6, 25: 10, 28: 4, 30: 2]
