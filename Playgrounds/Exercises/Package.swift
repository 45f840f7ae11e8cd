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
  exercise(5, "Pullback", "Stage1Store"),
  exercise(6, "Laws", "Stage2Pullback"),
  exercise(7, "Logging", "Stage2Pullback"),
  exercise(8, "ActivityFeed", "Stage2Pullback"),
  exercise(9, "Undo", "Stage2Pullback"),
  exercise(10, "LateAnswer", "Stage4Effects"),
  exercise(11, "Launch", "Stage4Effects"),
  exercise(12, "Cancellation", "Stage4Effects"),
  exercise(13, "Debounce", "Stage5Testing"),
  exercise(14, "FailedSave", "Stage4Effects"),
  exercise(15, "Dependencies", "Stage4Effects"),
  exercise(16, "Refresh", "Stage4Effects"),
  exercise(17, "FindTheBug", "Stage5Testing"),
  exercise(18, "OptionalChild", "Stage6Children"),
  exercise(19, "Rows", "Stage6Children"),
  exercise(20, "Dictionary", "Stage6Children"),
  exercise(21, "Scope", "Stage7Scope"),
  exercise(22, "WrongScreen", "Stage8Navigation"),
  exercise(23, "Routes", "Stage8Navigation"),
  exercise(24, "DeepLink", "Stage8Navigation"),
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
