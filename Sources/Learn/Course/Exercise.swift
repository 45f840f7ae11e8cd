// Learn: an exercise, and the files that belong to it.

import Foundation

struct Exercise: Equatable, Sendable {
  let name: String

  var number: Int { (exercises.firstIndex(of: self) ?? -1) + 1 }

  /// Its name in the file with the progress.
  var id: String { "exercise \(name)" }

  /// The name of its folder in `Playgrounds/Exercises`.
  var folder: String { "\(number < 10 ? "0" : "")\(number)-\(name)" }

  /// The file that the student begins with.
  var unsolved: URL { ours("Unsolved.swift") }
  var solution: URL { ours("Solution.swift") }

  /// The first line of the exercise, such as `exercise 2: write pullback`.
  var title: String {
    let title = unsolved.text?.prefixMatch(of: #/// E(.+)\./#).map { "e\($0.1)" } ?? id
    return title.replacing("`", with: "")
  }

  /// The hints at the top of our solution, each of which says a little more than the previous one.
  var hints: [String] {
    (solution.text ?? "").matches(of: #/\/\/ Hint \d: (.+(?:\n\/\/ (?!Hint).+)*)/#)
      .map { String($0.1).replacing("\n//", with: "") }
  }

  private func ours(_ file: String) -> URL {
    repository.appending(path: "Playgrounds/Exercises/\(folder)/\(file)")
  }
}

extension Course {
  /// The exercise with this number, or the next one if the argument is empty.
  func exercise(_ argument: String, _ progress: Progress) throws -> Exercise {
    let next = learn.exercises.first { !progress.done.contains($0.id) }
    if argument.isEmpty, let next { return next }
    guard let exercise = learn.exercises.first(where: { $0.number == Int(argument) }) else {
      throw Failure("There are exercises 1 to \(learn.exercises.count).")
    }
    return exercise
  }

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

  /// Adds what a folder that is no copy of ours lacks.
  func addTests(of exercise: Exercise) throws {
    for path in ["Package.swift", "\(exercise.folder)/Tests.swift"] {
      let file = exercises.appending(path: path)
      if file.exists { continue }
      try Data(contentsOf: repository.appending(path: "Playgrounds/Exercises/\(path)"))
        .write(to: file)
    }
  }

  /// Begins the exercise again.
  ///
  /// - Returns: Where the student's solution is now, beside earlier ones, or `nil` if there was none.
  func reset(_ exercise: Exercise) throws -> URL? {
    try begin(exercise)
    let file = file(of: exercise)
    if try Data(contentsOf: file) == Data(contentsOf: exercise.unsolved) { return nil }
    let copies = (1...).lazy.map { mine.folder.appending(path: "\(exercise.name)-\($0).swift") }
    guard let copy = copies.first(where: { !$0.exists }) else { return nil }
    try FileManager.default.moveItem(at: file, to: copy)
    try begin(exercise)
    return copy
  }
}
