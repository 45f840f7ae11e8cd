// Learn: the student's progress.
// SPDX-License-Identifier: MIT

import Foundation

/// The student's progress, which is kept in a file.
struct CourseProgress: Codable, Equatable, Sendable {
  /// The exercises that passed at least once.
  var done: Set<Int> = []
  /// The number of hints shown for each exercise.
  var hints: [Int: Int] = [:]
  /// The ids of the lessons read and the stages compared.
  var read: Set<String> = []
  /// The last step that the student's own file has reached.
  var step = 0

  func isDone(_ task: CourseTask) -> Bool {
    switch task.kind {
    case .read, .compare: read.contains(task.id)
    case .build(let steps): step >= steps.upperBound
    case .exercise(let exercise): done.contains(exercise.number)
    }
  }

  /// The first unfinished task after `task`, or else the first one of all, or `nil` if all are done.
  func next(after task: CourseTask? = nil) -> CourseTask? {
    let start = task.flatMap { tasks.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return tasks[start...].first { !isDone($0) } ?? tasks.first { !isDone($0) }
  }

  /// Adds the result of a check.
  mutating func add(_ verdict: Verdict, for task: CourseTask) {
    if case .built(let step, _) = verdict { self.step = max(self.step, step) }
    if case .passed = verdict, let exercise = task.exercise { done.insert(exercise.number) }
  }
}

extension OwnFile {
  private var progressFile: URL { folder.appending(path: "progress.json") }

  /// The progress that was kept beside the file, or empty progress if there is none.
  var progress: CourseProgress {
    guard let data = try? Data(contentsOf: progressFile) else { return CourseProgress() }
    if let progress = try? JSONDecoder().decode(CourseProgress.self, from: data) { return progress }
    let unreadable = folder.appending(path: "progress.unreadable.json")
    try? FileManager.default.removeItem(at: unreadable)
    try? FileManager.default.moveItem(at: progressFile, to: unreadable)
    let note = "learn: \(progressFile.shown) cannot be read, and is now \(unreadable.shown)\n"
    try? FileHandle.standardError.write(contentsOf: Data(note.utf8))
    return CourseProgress()
  }

  func keep(_ progress: CourseProgress) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(progress).write(to: progressFile, options: .atomic)
  }
}
