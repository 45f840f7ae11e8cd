// Learn: the student's progress.
// SPDX-License-Identifier: MIT

import Foundation

/// The student's progress, which is kept in a file.
struct CourseProgress: Codable, Equatable, Sendable {
  /// The exercises that passed at least once.
  var done: Set<Int> = []
  /// The number of hints shown for each exercise.
  var hints: [Int: Int] = [:]

  mutating func takeHint(for exercise: Exercise, of count: Int) {
    hints[exercise.number] = min(hints[exercise.number, default: 0] + 1, count)
  }

  /// The first exercise after `number` that is not done, or else the first of all, or `nil` if all are done.
  func next(after number: Int = 0) -> Exercise? {
    let open = exercises.filter { !done.contains($0.number) }
    return open.first { $0.number > number } ?? open.first
  }
}

/// The file that keeps the progress.
struct ProgressFile: Sendable {
  let url: URL

  /// The file in the user's folder for application data.
  static var ofThisUser: ProgressFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return ProgressFile(
      url: (folder.first ?? repository).appending(path: "ClassicRedux/learn.json"))
  }

  /// The progress in the file, which is empty if there is no such file.
  func read() -> CourseProgress {
    guard let data = try? Data(contentsOf: url) else { return CourseProgress() }
    return (try? JSONDecoder().decode(CourseProgress.self, from: data)) ?? CourseProgress()
  }

  func write(_ progress: CourseProgress) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(progress).write(to: url, options: .atomic)
  }
}
