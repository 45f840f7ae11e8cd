// swift-tools-version: 6.2
import PackageDescription

// Each exercise is a test target of its own, so it builds only the stages that it needs, and a mistake in one
// exercise does not stop the others. `swift run learn` gives you Exercise.swift, a copy of Unsolved.swift that git
// ignores. `EXERCISE=3 swift test` then runs the third. In a copy of this folder that is elsewhere, `CLASSIC_REDUX` has
// to be the path of the package.

let exercises: [(name: String, stage: String)] = [
  ("DeleteSeveral", "Stage1Store"),
  ("Pullback", "Stage1Store"),
  ("Undo", "Stage2Pullback"),
  ("Launch", "Stage4Effects"),
  ("Debounce", "Stage5Testing"),
  ("FailedSave", "Stage4Effects"),
  ("Dependencies", "Stage4Effects"),
  ("Refresh", "Stage4Effects"),
  ("FindTheBug", "Stage5Testing"),
  ("Rows", "Stage6Children"),
  ("Scope", "Stage7Scope"),
  ("Routes", "Stage8Navigation"),
  ("DeepLink", "Stage8Navigation"),
]

let chosen = Context.environment["EXERCISE"].flatMap { Int($0) }

let numbered = zip(1..., exercises).filter { chosen == nil || $0.0 == chosen }
let targets = numbered.map { number, exercise in
  Target.testTarget(
    name: "Exercise\(number)",
    dependencies: [.product(name: exercise.stage, package: "ClassicRedux")],
    path: "\(number < 10 ? "0" : "")\(number)-\(exercise.name)",
    exclude: ["Solution.swift", "Unsolved.swift"],
    sources: ["Exercise.swift", "Tests.swift"],
    swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
}

let package = Package(
  name: "Exercises",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [
    .package(name: "ClassicRedux", path: Context.environment["CLASSIC_REDUX"] ?? "../..")
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
