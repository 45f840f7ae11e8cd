// Learn: what the student has done.
// SPDX-License-Identifier: MIT

import Foundation

/// What the student has done, kept in a file.
struct CourseProgress: Codable, Equatable, Sendable {
  /// The exercises that passed at least once.
  var done: Set<Int> = []
  /// How many hints were shown for an exercise.
  var hints: [Int: Int] = [:]

  mutating func takeHint(for exercise: Exercise, of count: Int) {
    hints[exercise.number] = min(hints[exercise.number, default: 0] + 1, count)
  }

  /// The first exercise after `number` that is not done, or else the first of all; `nil` if all are done.
  func next(after number: Int = 0) -> Exercise? {
    let open = exercises.filter { !done.contains($0.number) }
    return open.first { $0.number > number } ?? open.first
  }
}

/// The file in which the progress is kept.
struct ProgressFile: Sendable {
  let url: URL

  /// In the folder where programs keep what belongs to their user.
  static var ofThisUser: ProgressFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return ProgressFile(
      url: (folder.first ?? repository).appending(path: "ClassicRedux/learn.json"))
  }

  /// What was kept; nothing if there is no such file.
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
