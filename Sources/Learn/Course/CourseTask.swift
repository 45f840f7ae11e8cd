// Learn: a stage of the course, and its tasks.
// SPDX-License-Identifier: MIT

import Foundation

struct Stage: Sendable {
  let number: Int
  let name: String
  let tasks: [CourseTask]

  init(_ number: Int, _ name: String, _ tasks: [CourseTask.Kind]) {
    (self.number, self.name) = (number, name)
    self.tasks = tasks.map { CourseTask(stage: number, kind: $0) }
  }

  /// The article about a stage, or the page about the whole idea, as a path in the repository.
  var lesson: String {
    switch number {
    case 0: "Playgrounds/Stages.playground/Pages/0 The whole idea.xcplaygroundpage/Contents.swift"
    default: "Sources/ClassicRedux/Articles/Stage\(number)-\(fileName).md"
    }
  }

  /// The folder with our code.
  var sources: String { "Sources/Stage\(number)\(fileName)" }

  private var fileName: String { name == "Higher-order" ? "HigherOrder" : name }
}

struct CourseTask: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Read the lesson of the stage.
    case read
    case exercise(Exercise)
    /// Take these steps in the student's own file.
    case build(ClosedRange<Int>)
    /// Compare with our code.
    case compare

    static func exercise(
      _ number: Int, _ name: String, _ title: String, seal: UInt64
    ) -> Kind { .exercise(Exercise(number: number, name: name, title: title, seal: seal)) }
  }

  /// The number of the stage.
  let stage: Int
  let kind: Kind

  var exercise: Exercise? { if case .exercise(let exercise) = kind { exercise } else { nil } }

  /// Whether the program can tell whether it is done.
  var isChecked: Bool { kind != .read && kind != .compare }

  /// The name of a task to read or to compare in the file with the progress.
  var id: String { "\(kind == .read ? "read" : "compare") \(stage)" }

  /// The text on the map.
  var title: String {
    switch kind {
    case .read: "read the lesson"
    case .compare: "compare with ours"
    case .build(let steps): "build steps \(steps.lowerBound) to \(steps.upperBound)"
    case .exercise(let exercise): "\(exercise.number) \(exercise.title)"
    }
  }
}
