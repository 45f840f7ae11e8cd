// Learn: an exercise, and the files that belong to it.
// SPDX-License-Identifier: MIT

import Foundation

struct Exercise: Equatable, Sendable {
  let number: Int
  let name: String
  let title: String
  /// The digest of its published tests, and of what is given above the student's part.
  let seal: UInt64
  /// Whether its tests can use the student's own store, which has no effects.
  var canUseOwnStore: Bool { [3, 5, 6, 7, 9, 10, 11, 12].contains(number) }

  /// The name of its folder in `Playgrounds/Exercises`.
  var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
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

  func url(of exercise: Exercise) -> URL { url.appending(path: exercise.folder) }

  /// The hints, each of which says a little more than the previous one.
  func hints(for exercise: Exercise) -> [String] {
    (url(exercise, "Hints.md").text ?? "").split(separator: #/(^|\n)\d\. /#).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The digest of the exercise's current tests, and of what is given above the student's part.
  func seal(of exercise: Exercise) -> UInt64 {
    digest((url(exercise, "Tests.swift").text ?? "") + given(in: file(of: exercise).text ?? ""))
  }

  /// The digest of the package that all exercises are in.
  var packageSeal: UInt64 { digest(url.appending(path: "Package.swift").text ?? "") }

  private func url(_ exercise: Exercise, _ file: String) -> URL {
    url(of: exercise).appending(path: file)
  }
}

/// The repository that this program was built from.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path(percentEncoded: false)) }

  /// The contents of the file, or `nil` if it cannot be read.
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }

  /// The path as a user in the repository would type it.
  var shown: String {
    let path = path(percentEncoded: false)
    let root = repository.path(percentEncoded: false)
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

/// The FNV-1a digest, which detects changes of a file, unless someone goes out of their way to hide them.
private func digest(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
