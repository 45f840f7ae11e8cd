// Learn: an exercise, and the files that belong to it.
// SPDX-License-Identifier: MIT

import Foundation

struct Exercise: Equatable, Sendable {
  let number: Int

  var id: String { "exercise \(number)" }

  /// The name of its folder in `Playgrounds/Exercises`.
  var folder: String { Self.folders.first { Int($0.prefix(while: \.isNumber)) == number } ?? id }

  /// The first line of the exercise, such as `exercise 1: write send`.
  var title: String {
    let file = Self.all.appending(path: folder).appending(path: "Unsolved.swift")
    let title = file.text?.prefixMatch(of: #/// E(.+)\./#).map { "e\($0.1)" } ?? id
    return title.replacing("`", with: "")
  }

  private static let all = repository.appending(path: "Playgrounds/Exercises")
  private static let folders =
    (try? FileManager.default.contentsOfDirectory(atPath: all.path(percentEncoded: false))) ?? []
}

/// The folder with the exercises.
struct ExerciseFolder: Sendable {
  let url: URL

  /// The file that the student edits.
  func file(of exercise: Exercise) -> URL { url(exercise, "Exercise.swift") }

  func solution(of exercise: Exercise) -> URL { url(exercise, "Solution.swift") }

  /// The file as it was before the student began.
  func unsolved(_ exercise: Exercise) -> URL { url(exercise, "Unsolved.swift") }

  /// The hints, each of which says a little more than the previous one.
  func hints(for exercise: Exercise) -> [String] {
    (url(exercise, "Hints.md").text ?? "").split(separator: #/(^|\n)\d\. /#).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Our solution as a whole file: it does not repeat what is given above a mark.
  func solved(_ exercise: Exercise) -> String {
    let unsolved = unsolved(exercise).text ?? ""
    let given = unsolved.firstRange(of: "// MARK: Your part").map { unsolved[..<$0.lowerBound] }
    return (given ?? "") + (solution(of: exercise).text ?? "")
  }

  /// Restores the exercise.
  ///
  /// - Returns: Where the student's solution is kept, beside earlier ones, or `nil` if there is none.
  func reset(_ exercise: Exercise, keepingSolutionIn folder: URL) throws -> URL? {
    let (file, unsolved) = (file(of: exercise), try Data(contentsOf: unsolved(exercise)))
    let solution = file.exists ? try Data(contentsOf: file) : unsolved
    if solution == unsolved {
      try unsolved.write(to: file)
      return nil
    }
    let copies = (1...).lazy.map { folder.appending(path: "\(exercise.folder)-\($0).swift") }
    guard let copy = copies.first(where: { !$0.exists }) else { return nil }
    try solution.write(to: copy)
    try unsolved.write(to: file)
    return copy
  }

  private func url(_ exercise: Exercise, _ file: String) -> URL {
    url.appending(path: exercise.folder).appending(path: file)
  }
}
