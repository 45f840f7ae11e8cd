// Learn: the work of the commands, with or without a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

/// Guides the student through the course, and keeps track of it.
@MainActor
final class Guide {
  let classroom: Classroom
  private(set) var progress: CourseProgress

  init(_ classroom: Classroom) {
    self.classroom = classroom
    progress = classroom.own.progress
  }

  /// All stages and their tasks, with a ✓ for each that is done.
  func list() -> [String] {
    course.map { stage in
      let entries = stage.tasks.map { "\(progress.isDone($0) ? "✓" : "·") \($0.title)" }
      return "Stage \(stage.number), \(stage.name): \(entries.joined(separator: "  "))"
    }
  }

  /// The task of the exercise with this number, or the next task if the argument is empty.
  private func task(_ argument: String) throws(CommandFailure) -> CourseTask {
    let number = Int(argument)
    let found =
      argument.isEmpty
      ? progress.next() : tasks.first { $0.exercise.map { $0.number == number } ?? false }
    guard let found else {
      throw CommandFailure("there are exercises 1 to \(exercises.count); list shows them")
    }
    return found
  }

  private func exercise(_ argument: String) throws(CommandFailure) -> (CourseTask, Exercise) {
    let task = try task(argument)
    guard let exercise = task.exercise else {
      throw CommandFailure("only exercises have hints; give the number of one")
    }
    return (task, exercise)
  }

  /// The next task.
  func next() -> [String] {
    guard let task = progress.next() else { return ["You have done the whole course."] }
    return ["Stage \(task.stage), \(course[task.stage].name): \(task.title)."]
      + classroom.assignment(task, progress)
      + [task.isChecked ? "The command check tests it." : "The command done goes on."]
  }

  /// Marks the next task as done if the task is to read or to compare.
  func markAsRead() throws(CommandFailure) -> [String] {
    guard let task = progress.next() else { return next() }
    if task.isChecked { throw CommandFailure("next: \(task.title); check tests it") }
    keep { $0.read.insert(task.id) }
    return next()
  }

  func hint(_ argument: String) throws(CommandFailure) -> [String] {
    let (task, exercise) = try exercise(argument)
    let number = progress.hints[exercise.number, default: 0] + 1
    keep { $0.hints[exercise.number] = number }
    return classroom.hint(number, for: exercise, lesson: course[task.stage].lesson)
  }

  /// Builds and tests the student's code.
  func check(_ argument: String) async throws(CommandFailure) -> [String] {
    let task = argument == "mine" ? buildTask : try task(argument)
    if !task.isChecked { throw CommandFailure("next: \(task.title); done goes on") }
    guard let verdict = try? await classroom.check(task) else {
      throw CommandFailure("the check was cancelled")
    }
    keep { $0.add(verdict, for: task) }
    let lines =
      ["\(task.title.prefix(1).uppercased() + task.title.dropFirst()).", ""] + verdict.lines
    if !verdict.isGood { throw CommandFailure(lines.joined(separator: "\n")) }
    return lines + [""] + next()
  }

  /// The task for the student's own file.
  private var buildTask: CourseTask {
    let builds = tasks.filter { if case .build = $0.kind { true } else { false } }
    return builds.first { !progress.isDone($0) } ?? builds[builds.count - 1]
  }

  func reset(_ argument: String) async throws(CommandFailure) -> [String] {
    if argument.isEmpty { throw CommandFailure("reset needs the number of an exercise") }
    let (_, exercise) = try exercise(argument)
    guard let lines = await classroom.reset(exercise) else {
      throw CommandFailure("cannot restore \(exercise.folder); that needs git and a clone")
    }
    keep {
      $0.done.remove(exercise.number)
      $0.hints[exercise.number] = nil
    }
    return lines
  }

  /// All steps, the changes of one of them, or the whole program after it.
  func steps(_ argument: String) throws(CommandFailure) -> [String] {
    let steps = classroom.steps
    if argument.isEmpty { return steps.map { "\($0.number) \($0.why)" } }
    let words = argument.split(separator: " ")
    guard let step = steps.first(where: { $0.number == Int(words[0]) }),
      words.count == 1 || words.dropFirst() == ["program"]
    else { throw CommandFailure("there are steps 1 to \(steps.count); steps lists them") }
    if words.count > 1 { return step.program }
    return ["\(step.number) \(step.why)"] + classroom.note(on: step, progress) + [""] + step.changes
  }

  /// If the file cannot be written, the progress is lost, but the course goes on.
  private func keep(_ change: (inout CourseProgress) -> Void) {
    change(&progress)
    try? classroom.own.keep(progress)
  }
}
