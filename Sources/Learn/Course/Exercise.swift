// Learn: an exercise, and the files that belong to it.
// SPDX-License-Identifier: MIT

import Foundation

/// An exercise of the course.
struct Exercise: Equatable, Sendable {
  let number: Int
  let title: String
  /// The name of its folder in `Playgrounds/Exercises`.
  let folder: String

  init(_ number: Int, _ name: String, _ title: String) {
    self.number = number
    self.title = title
    self.folder = (number < 10 ? "0" : "") + "\(number)-\(name)"
  }
}

/// The folder with the exercises.
struct ExerciseFolder: Sendable {
  let url: URL

  /// The folder in the repository that this program was built from.
  static let ofThisRepository = ExerciseFolder(
    url: repository.appending(path: "Playgrounds/Exercises"))

  /// The file that the student edits.
  func file(of exercise: Exercise) -> URL { url(exercise, "Exercise.swift") }

  func solution(of exercise: Exercise) -> URL { url(exercise, "Solution.swift") }

  /// The hints, each of which says a little more than the previous one.
  func hints(for exercise: Exercise) -> [String] {
    let text = (try? String(contentsOf: url(exercise, "Hints.md"), encoding: .utf8)) ?? ""
    return text.split(separator: #/(^|\n)\d\. /#).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private func url(_ exercise: Exercise, _ file: String) -> URL {
    url.appending(path: "\(exercise.folder)/\(file)")
  }
}

/// The repository that this program was built from.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

extension URL {
  /// The path as a user in the repository would type it.
  var shown: String {
    let path = path(percentEncoded: false)
    let root = repository.path(percentEncoded: false)
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}
