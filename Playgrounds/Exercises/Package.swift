// swift-tools-version: 6.2
import PackageDescription

// Each exercise is a test target of its own, so it builds only the stages that it needs, and a mistake in one
// exercise does not stop the others. `swift run learn` gives you Exercise.swift, a copy of Unsolved.swift that git
// ignores. `EXERCISE=3 swift test` then runs the third.

let exercises = [
  exercise(1, "Send"),
  exercise(2, "Observers"),
  exercise(3, "DeleteSeveral", "Stage1Store"),
  exercise(4, "Queue"),
  exercise(5, "Combine", "Stage1Store"),
  exercise(6, "Pullback", "Stage1Store"),
  exercise(7, "InPlace", "Stage1Store"),
  exercise(8, "Laws", "Stage2Pullback"),
  exercise(9, "Logging", "Stage2Pullback"),
  exercise(10, "ActivityFeed", "Stage2Pullback"),
  exercise(11, "UndoNothing", "Stage2Pullback"),
  exercise(12, "Undo", "Stage2Pullback"),
  exercise(13, "LateAnswer", "Stage4Effects"),
  exercise(14, "EffectRunner"),
  exercise(15, "Cancellation", "Stage4Effects"),
  exercise(16, "Debounce", "Stage5Testing"),
  exercise(17, "FailedSave", "Stage4Effects"),
  exercise(18, "Dependencies", "Stage4Effects"),
  exercise(19, "ClosedSheet", "Stage5Testing"),
  exercise(20, "FindTheBug", "Stage5Testing"),
  exercise(21, "OptionalChild", "Stage6Children"),
  exercise(22, "Rows", "Stage6Children"),
  exercise(23, "Dictionary", "Stage6Children"),
  exercise(24, "DrawsTwice", "Stage1Store"),
  exercise(25, "Scope", "Stage7Scope"),
  exercise(26, "WrongScreen", "Stage8Navigation"),
  exercise(27, "Routes", "Stage8Navigation"),
  exercise(28, "DeepLink", "Stage8Navigation"),
]

func exercise(_ number: Int, _ name: String, _ stage: String? = nil) -> (number: Int, Target) {
  let target = Target.testTarget(
    name: "Exercise\(number)",
    dependencies: stage.map { [.product(name: $0, package: "ClassicRedux")] } ?? [],
    path: "\(number < 10 ? "0" : "")\(number)-\(name)",
    exclude: ["Hints.md", "Solution.swift", "Unsolved.swift"],
    sources: ["Exercise.swift", "Tests.swift"],
    swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  return (number, target)
}

let chosen = Context.environment["EXERCISE"].flatMap { Int($0) }

let package = Package(
  name: "Exercises",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [.package(name: "ClassicRedux", path: "../..")],
  targets: exercises.filter { chosen == nil || $0.number == chosen }.map(\.1),
  swiftLanguageModes: [.v6]
)
