// Learn: the course on this machine, and where the student is.

import Foundation

/// The files of the course and of the student.
struct Course {
  /// The folder in which the student solves the exercises.
  let exercises: URL
  let mine: Mine
  let steps: [Step]

  /// - Parameter playgrounds: The folder with the exercises and the student's files.
  init(in playgrounds: URL) throws {
    exercises = playgrounds.appending(path: "Exercises")
    mine = Mine(folder: playgrounds.appending(path: "Mine"))
    let file = repository.appending(path: "Playgrounds/BuildItYourself.txt")
    guard let text = file.text else {
      throw Failure("The course is no longer where learn was built: there is no \(file.shown).")
    }
    steps = learn.steps(text)
  }

  func step(_ argument: String) throws -> Step {
    guard let step = steps.first(where: { $0.number == Int(argument) }) else {
      throw Failure("There are steps 1 to \(steps.count). See: swift run learn steps")
    }
    return step
  }

  /// The exercise with this number, or the next one if the argument is empty.
  func exercise(_ argument: String, _ progress: Progress) throws -> Exercise {
    let next = learn.exercises.first { !progress.done.contains($0.id) }
    if argument.isEmpty, let next { return next }
    guard let exercise = learn.exercises.first(where: { $0.number == Int(argument) }) else {
      throw Failure("There are exercises 1 to \(learn.exercises.count).")
    }
    return exercise
  }

  /// Where the student is, what to read, open and enter next, and the progress in each stage.
  func status(_ progress: Progress) throws -> String {
    let next = try progress.next.map { try assignment($0, progress) } ?? [finished]
    let width = stages.map(\.name.count).max() ?? 0
    let lines = stages.map { stage in
      let tasks = stage.tasks.map { "\(progress.isDone($0) ? "✓" : "·")\(short($0, progress))" }
      return "\(stage.number) \(stage.name.padding(toLength: width, withPad: " ", startingAt: 0))  "
        + tasks.joined(separator: " ")
    }
    return
      (next + ["", "Your progress (✓ done; a number is an exercise):"] + lines).joined(
        separator: "\n")
  }

  private func short(_ task: CourseTask, _ progress: Progress) -> String {
    switch task.kind {
    case .read: "read"
    case .compare: "compare"
    case .feature: "view"
    case .exercise(let exercise): "\(exercise.number)"
    case .build(let steps) where steps.count == 1: "project"
    case .build(let steps):
      "steps(\(min(max(progress.step + 1 - steps.lowerBound, 0), steps.count))/\(steps.count))"
    }
  }

  private func assignment(_ task: CourseTask, _ progress: Progress) throws -> [String] {
    let stage = stages[task.stage]
    let heading = ["You are in stage \(stage.number), \(stage.name). Next: \(task.title).", ""]
    func instructions(read: String?, open: String, enter: String...) -> [String] {
      heading + (read.map { ["Read:  \($0)"] } ?? []) + ["Open:  \(open)"]
        + zip(["Enter: "] + enter.map { _ in "       " }, enter).map { $0 + $1 }
    }
    let lesson = repository.appending(path: stage.lesson)
    let articles = repository.appending(path: "Sources/ClassicRedux/Articles")
    switch task.kind {
    case .read:
      let read =
        stage.number == 0
        ? "the page"
        : stage.guide == nil ? "the lesson, up to the heading “How it works”" : "the lesson"
      return instructions(
        read: read, open: lesson.shown, enter: "swift run stage-\(stage.number)", task.command)
    case .exercise(let exercise):
      try begin(exercise)
      return instructions(
        read: "the task, at the top of the file", open: file(of: exercise).shown,
        enter: task.command, "swift run learn hint \(exercise.number)")
    case .build:
      let step = steps[progress.step]
      return instructions(
        read: "step \(step.number) of \(steps.count), below",
        open: "\(mine.store.shown) and \(mine.main.shown)", enter: task.command) + ["", step.text]
    case .compare:
      let guide = stage.guide.map { repository.appending(path: $0).shown }
      return instructions(
        read: guide ?? "the rest of \(lesson.shown)",
        open: repository.appending(path: stage.sources).shown, enter: task.command)
    case .feature:
      return instructions(
        read: "the article", open: articles.appending(path: "FirstFeature.md").shown,
        enter: task.command)
    }
  }
}

/// The repository that this program was built from.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path(percentEncoded: false)) }

  /// The contents of the file, or `nil` if it cannot be read.
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }

  /// The path as a user in the current folder would type it.
  var shown: String {
    let path = path(percentEncoded: false)
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
