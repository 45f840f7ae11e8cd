// Learn: an exercise, and the files that belong to it.

import Foundation

struct Exercise: Equatable, Sendable {
  let number: Int

  var id: String { "exercise \(number)" }

  /// The name of its folder in `Playgrounds/Exercises`.
  var folder: String { Self.folders.first { Int($0.prefix(while: \.isNumber)) == number } ?? id }

  /// The file that the student begins with.
  var unsolved: URL { ours("Unsolved.swift") }
  var solution: URL { ours("Solution.swift") }

  /// The first line of the exercise, such as `exercise 1: write send`.
  var title: String {
    let title = unsolved.text?.prefixMatch(of: #/// E(.+)\./#).map { "e\($0.1)" } ?? id
    return title.replacing("`", with: "")
  }

  /// The hints, each of which says a little more than the previous one.
  var hints: [String] {
    (ours("Hints.md").text ?? "").split(separator: #/(^|\n)\d\. /#).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private func ours(_ file: String) -> URL {
    Self.all.appending(path: folder).appending(path: file)
  }

  private static let all = repository.appending(path: "Playgrounds/Exercises")
  private static let folders =
    (try? FileManager.default.contentsOfDirectory(atPath: all.path(percentEncoded: false))) ?? []
}

extension Course {
  /// The student's file, which git ignores.
  func file(of exercise: Exercise) -> URL {
    exercises.appending(path: exercise.folder).appending(path: "Exercise.swift")
  }

  /// Gives the student the file to edit, unless it is there.
  func begin(_ exercise: Exercise) throws {
    let file = file(of: exercise)
    if file.exists { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: exercise.unsolved).write(to: file)
  }

  /// Begins the exercise again.
  ///
  /// - Returns: Where the student's solution is now, beside earlier ones, or `nil` if there was none.
  func reset(_ exercise: Exercise) throws -> URL? {
    try begin(exercise)
    let file = file(of: exercise)
    if try Data(contentsOf: file) == Data(contentsOf: exercise.unsolved) { return nil }
    let copies = (1...).lazy.map { mine.folder.appending(path: "\(exercise.folder)-\($0).swift") }
    guard let copy = copies.first(where: { !$0.exists }) else { return nil }
    try FileManager.default.moveItem(at: file, to: copy)
    try begin(exercise)
    return copy
  }
}
