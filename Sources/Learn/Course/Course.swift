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

  /// Where the student is, what to read, open and enter next, and the progress in each stage. In a terminal with fewer
  /// rows, only in this stage; and if that is still too much, without the code of a step.
  func status(_ progress: Progress, rows: Int = .max) throws -> String {
    guard let next = progress.next, let stage = stages.first(where: { $0.tasks.contains(next) })
    else { return ([finished, ""] + table(stages, progress)).joined(separator: "\n") }
    let title = wrapped("You are in stage \(stage.number), \(stage.name). Next: \(next.title).")
    var status = ""
    for (table, withCode) in [(stages, true), ([stage], true), ([stage], false)] {
      let lines =
        try [title, ""] + assignment(next, progress, withCode: withCode) + [""]
        + self.table(table, progress)
      status = lines.joined(separator: "\n")
      // The last row is for the next command.
      if status.split(separator: "\n", omittingEmptySubsequences: false).count < rows { break }
    }
    return status
  }

  private func table(_ stages: [Stage], _ progress: Progress) -> [String] {
    let width = stages.map(\.name.count).max() ?? 0
    return ["Your progress (✓ done; a number is an exercise):"]
      + stages.map { stage in
        let marks = stage.tasks.map { "\(progress.isDone($0) ? "✓" : "·")\(mark($0, progress))" }
        let name = stage.name.padding(toLength: width, withPad: " ", startingAt: 0)
        return "\(stage.number) \(name)  " + marks.joined(separator: " ")
      }
  }

  private func mark(_ task: CourseTask, _ progress: Progress) -> String {
    switch task {
    case .read(let reading): String(reading.id.prefix { $0 != " " })
    case .exercise(let exercise): "\(exercise.number)"
    case .build(let steps) where steps.upperBound == self.steps.count: "projects"
    case .build(let steps):
      "steps(\(min(max(progress.step + 1 - steps.lowerBound, 0), steps.count))/\(steps.count))"
    }
  }

  private func assignment(
    _ task: CourseTask, _ progress: Progress, withCode: Bool
  ) throws -> [String] {
    switch task {
    case .read(let reading):
      let open = "Open:  \(repository.appending(path: reading.open).shown)"
      let commands = [reading.run, task.command].compactMap { $0 }
      return ["Read:  \(reading.read)", open, "Enter: " + commands.joined(separator: "\n       ")]
    case .exercise(let exercise):
      try begin(exercise)
      return [
        "Read:  the task, at the top of the file", "Open:  \(file(of: exercise).shown)",
        "Enter: \(task.command)", "       swift run learn hint \(exercise.number)",
      ]
    case .build:
      let step = steps[progress.step]
      let copying =
        step.number < 4 ? ["       swift run learn solutions on, if you want to copy"] : []
      return [
        "Read:  step \(step.number) of \(steps.count), below",
        "Open:  \(mine.store.shown) and \(mine.main.shown)", "Enter: \(task.command)",
        "       swift run learn hint",
      ] + (progress.showsSolutions == true ? [] : copying) + [
        "",
        withCode
          ? text(of: step, progress)
          : "\(step.sentences)\n\nHow it is used and tried: swift run learn steps \(step.number)",
      ]
    }
  }

  /// The task of a step, and its solution if it is done, or if the student wants to see it.
  func text(of step: Step, _ progress: Progress) -> String {
    let isShown = progress.step >= step.number || progress.showsSolutions == true && !step.isProject
    return step.task + (isShown ? "\n\nOur solution:\n\n" + step.solution : "")
  }
}

let finished = """
  You have done the whole course. If you like, read how our effects run:
  \(Reading.article("EffectRuntime"))
  """

/// The height of the terminal, if this prints to one.
var terminalRows: Int {
  var window = winsize()
  _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
  return window.ws_row > 0 ? Int(window.ws_row) : .max
}

/// The repository that this program was built from.
let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path(percentEncoded: false)) }

  /// The contents of the file, or `nil` if it cannot be read.
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }

  /// Whether it is a text that has only comments.
  var hasNoCode: Bool { text.map { !$0.contains(#/(?m)^\s*(?!\/\/)\S/#) } ?? false }

  /// The path as a user in the current folder would type it.
  var shown: String {
    let path = path(percentEncoded: false)
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

/// The reason why a command failed, for the student.
struct Failure: Error {
  let message: String

  init(lines: [String]) { self.init(lines.joined(separator: "\n")) }
  init(_ message: String) { self.message = wrapped(message) }
}
