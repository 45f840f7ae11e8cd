// Learn: the stages of the course, with their tasks in order.

/// A number is an exercise. It comes before the lesson or step that contains its solution.
let stages = [
  Stage(0, "The whole idea", .read, 1, .build(1...13), 2),
  Stage(1, "Store", .read, 3, 4, .compare),
  Stage(2, "Pullback", .read, 5, .build(14...23), 6, .compare),
  Stage(3, "Higher-order", .read, 7, 8, .build(24...30), 9, .compare),
  Stage(4, "Effects", .read, 10, .build(31...43), 11, 12, 13, 14, 15, 16, .compare, .feature),
  Stage(5, "Testing", .read, .build(44...47), 17, .compare),
  Stage(6, "Children", .read, 18, .build(48...58), 19, 20, .compare),
  Stage(7, "Scope", .read, .build(59...60), 21, .compare),
  Stage(8, "Navigation", .read, 22, .build(61...65), 23, 24, .build(66...66), .compare),
]

/// All tasks, in order.
let tasks = stages.flatMap(\.tasks)

/// All exercises, in order.
let exercises = tasks.compactMap(\.exercise)

struct Stage: Sendable {
  let number: Int
  let name: String
  let tasks: [CourseTask]

  init(_ number: Int, _ name: String, _ tasks: CourseTask.Kind...) {
    (self.number, self.name) = (number, name)
    self.tasks = tasks.map { CourseTask(stage: number, kind: $0) }
  }

  /// The article about the stage, or the page about the whole idea, as a path in the repository.
  var lesson: String {
    number == 0
      ? "Playgrounds/Stages.playground/Pages/0 The whole idea.xcplaygroundpage/Contents.swift"
      : "Sources/ClassicRedux/Articles/Stage\(number)-\(fileName).md"
  }

  /// The article that leads through our code, unless the lesson does, under “How it works”.
  var guide: String? {
    number == 4 ? "Sources/ClassicRedux/Articles/EffectRuntime.md" : nil
  }

  /// The folder with our code.
  var sources: String { "Sources/Stage\(number)\(fileName)" }

  private var fileName: String { name == "Higher-order" ? "HigherOrder" : name }
}

struct CourseTask: Equatable, Sendable {
  enum Kind: Equatable, Sendable, ExpressibleByIntegerLiteral {
    /// Read the lesson of the stage.
    case read
    case exercise(Exercise)
    /// Take these steps in Store.swift and main.swift.
    case build(ClosedRange<Int>)
    /// Compare with our code.
    case compare
    /// Follow the article about a first feature with SwiftUI.
    case feature

    init(integerLiteral number: Int) { self = .exercise(Exercise(number: number)) }
  }

  /// The number of the stage.
  let stage: Int
  let kind: Kind

  var exercise: Exercise? { if case .exercise(let exercise) = kind { exercise } else { nil } }

  /// Whether the program can tell whether it is done.
  var isChecked: Bool {
    switch kind {
    case .exercise, .build: true
    case .read, .compare, .feature: false
    }
  }

  /// The name of the task in the file with the progress.
  var id: String {
    switch kind {
    case .read: "read \(stage)"
    case .exercise(let exercise): exercise.id
    case .build(let steps): "steps \(steps.lowerBound) to \(steps.upperBound)"
    case .compare: "compare \(stage)"
    case .feature: "first feature"
    }
  }

  var title: String {
    switch kind {
    case .read: stage == 0 ? "read and run page 0" : "read the lesson of stage \(stage)"
    case .exercise(let exercise): exercise.title
    case .build(let steps): steps.count > 1 ? id : "step \(steps.lowerBound), the project"
    case .compare: "compare with our stage \(stage)"
    case .feature: "build your first feature with SwiftUI"
    }
  }

  /// The command that goes on.
  var command: String {
    switch kind {
    case .read, .compare, .feature: "swift run learn done"
    case .exercise(let exercise): "swift run learn test \(exercise.number)"
    case .build: "swift run learn check"
    }
  }
}
