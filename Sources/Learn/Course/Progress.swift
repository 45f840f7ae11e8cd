// Learn: the student's progress.

import Foundation

struct Progress: Codable {
  /// The ids of the exercises solved, and of what has been read.
  var done: Set<String> = []
  /// The last step whose trial Store.swift has passed.
  var step = 0
  /// How many steps the course had then.
  var steps = 0
  /// The number of hints shown for each exercise, and for steps such as `step 3`.
  var hints: [String: Int] = [:]
  /// Whether each step shows its solution, once the student has chosen.
  var showsSolutions: Bool?

  func isDone(_ task: CourseTask) -> Bool {
    switch task {
    case .read(let reading): done.contains(reading.id)
    case .exercise(let exercise): done.contains(exercise.id)
    case .build(let steps): step >= steps.upperBound
    }
  }

  /// The build that was begun, or else the first unfinished task; `nil` if all are done.
  var next: CourseTask? { tasks.first(where: isBegun) ?? tasks.first { !isDone($0) } }

  private func isBegun(_ task: CourseTask) -> Bool {
    if case .build(let steps) = task { steps.dropLast().contains(step) } else { false }
  }
}

extension Course {
  private var file: URL { mine.folder.appending(path: "progress.json") }

  /// Changes the progress, and saves it unless the change throws. The change takes no time, because another `learn` may
  /// want to change the progress, too.
  func withProgress<Result>(_ change: (inout Progress) throws -> Result) throws -> Result {
    try mine.create()
    return try mine.withLock("progress.lock") {
      var progress = try progress()
      if progress.steps != steps.count, progress.step > 0 {
        print(
          """
          The course has other steps than when you did step \(progress.step).
          See which one it is now: swift run learn steps
          To go on elsewhere, change "step" in \(file.shown).

          """)
      }
      progress.steps = steps.count
      let result = try change(&progress)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(progress).write(to: file, options: .atomic)
      return result
    }
  }

  private func progress() throws -> Progress {
    if !file.exists { return Progress() }
    guard let progress = try? JSONDecoder().decode(Progress.self, from: Data(contentsOf: file)),
      (0...steps.count).contains(progress.step)
    else { throw Failure("\(file.shown) is damaged. Repair it, or delete it to begin again.") }
    return progress
  }
}
