// Learn: the stages of the course, with their tasks in order.

/// An exercise comes before the lesson or step that contains its solution.
let stages = [
  Stage(0, "The whole idea", .page0, .build(1...13)),
  Stage(1, "Store", "DeleteSeveral", .build(14...18)),
  Stage(2, "Pullback", "Pullback", .build(19...29)),
  Stage(3, "Higher-order", .build(30...33), "Undo"),
  Stage(
    4, "Effects", upTo: "More effects", "Launch", .moreEffects, .build(34...48),
    "Debounce", "FailedSave", "Dependencies", "Refresh", .firstFeature),
  Stage(5, "Testing", .build(49...53), "FindTheBug"),
  Stage(6, "Children", .build(54...64), "Rows"),
  Stage(7, "Scope", .build(65...67), "Scope"),
  Stage(8, "Navigation", .build(68...72), "Routes", "DeepLink", .build(73...74)),
]

/// All tasks, in order.
let tasks = stages.flatMap(\.tasks)

/// All exercises, in order.
let exercises = tasks.compactMap(\.exercise)

struct Stage: Sendable {
  let number: Int
  let name: String
  let tasks: [CourseTask]

  /// Creates a stage, whose tasks stand between the two parts of its lesson.
  ///
  /// - Parameter heading: Where the second part begins. “How it works” leads through our code, so it is read after all
  ///   tasks; another second part is one of the tasks.
  init(
    _ number: Int, _ name: String, upTo heading: String = "How it works", _ tasks: CourseTask...
  ) {
    (self.number, self.name) = (number, name)
    if number == 0 {
      self.tasks = tasks
      return
    }
    let fileName = name == "Higher-order" ? "HigherOrder" : name
    let lesson = Reading.article("Stage\(number)-\(fileName)")
    let read = Reading(
      id: "read \(number)", title: "read the lesson of stage \(number)",
      read: "the lesson, up to the heading “\(heading)”",
      open: lesson, run: "swift run stage-\(number)")
    let compare = Reading(
      id: "compare \(number)", title: "compare with our stage \(number)",
      read: "the rest of \(lesson)", open: "Sources/Stage\(number)\(fileName)")
    self.tasks = [.read(read)] + tasks + (heading == "How it works" ? [.read(compare)] : [])
  }
}

enum CourseTask: Equatable, Sendable, ExpressibleByStringLiteral {
  case read(Reading)
  case exercise(Exercise)
  /// Take these steps in Store.swift and main.swift.
  case build(ClosedRange<Int>)

  static let page0 = read(
    Reading(
      id: "read 0", title: "read and run page 0", read: "the page",
      open: "Playgrounds/Stages.playground/Pages/0 The whole idea.xcplaygroundpage/Contents.swift",
      run: "swift run stage-0"))

  static let moreEffects = read(
    Reading(
      id: "more 4", title: "read the second half of the lesson of stage 4", read: "the article",
      open: Reading.article("MoreEffects")))

  /// With SwiftUI where there is a Mac.
  static var firstFeature: CourseTask {
    #if os(macOS)
      let (screen, article) = ("with SwiftUI", "FirstFeature")
    #else
      let (screen, article) = ("in a terminal", "FirstFeatureInATerminal")
    #endif
    return read(
      Reading(
        id: "view", title: "build your first feature \(screen)", read: "the article",
        open: Reading.article(article)))
  }

  init(stringLiteral name: String) { self = .exercise(Exercise(name: name)) }

  var exercise: Exercise? { if case .exercise(let exercise) = self { exercise } else { nil } }

  /// Whether the program can tell whether it is done.
  var isChecked: Bool { if case .read = self { false } else { true } }

  var title: String {
    switch self {
    case .read(let reading): reading.title
    case .exercise(let exercise): exercise.title
    case .build(let steps):
      "steps \(steps.lowerBound) to \(steps.upperBound)"
    }
  }

  /// The command that goes on.
  var command: String {
    switch self {
    case .read: "swift run learn done"
    case .exercise(let exercise): "swift run learn test \(exercise.number)"
    case .build: "swift run learn check"
    }
  }
}

/// Something to read. Only the student knows when it is done.
struct Reading: Equatable, Sendable {
  /// Its name in the file with the progress, which begins with its mark in the table.
  let id: String
  let title: String
  let read: String
  /// A path in the repository.
  let open: String
  /// A command that belongs to it.
  var run: String?

  static func article(_ name: String) -> String { "Sources/ClassicRedux/Articles/\(name).md" }
}
