// swift-tools-version: 6.2
import PackageDescription

// Each stage re-exports the one below. Every target names all stages that it sees, as the build looks
// no further than that when it decides what a change makes out of date.
let stageNames = [
  "Stage1Store", "Stage2Pullback", "Stage3HigherOrder", "Stage4Effects",
  "Stage5Environment", "Stage7Scope", "Stage8Navigation",
]

let allStages = stageNames.map { Target.Dependency.target(name: $0) }

// Stage 6 is not among them: it is a side landing, for tests only.
func stages(_ last: Int) -> [Target.Dependency] {
  Array(allStages.prefix(last < 6 ? last : last - 1))
}

let staircase: [Target] = stageNames.indices.map { index in
  .target(name: stageNames[index], dependencies: Array(allStages.prefix(index)))
}

func page(_ stage: Int, _ name: String, _ more: Target.Dependency...) -> Target {
  .executableTarget(
    name: "stage-\(stage)",
    dependencies: ["PrimeTime", "PrimeTimeViews"] + allStages + more,
    path: "Playgrounds/Stages.playground/Pages/\(name).xcplaygroundpage",
    sources: ["Contents.swift"])
}

func example(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["ClassicRedux"] + allStages, path: "Sources/Examples/\(name)")
}

func module(_ name: String, of example: String, _ below: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: below + ["ClassicRedux"] + allStages,
    path: "Sources/Examples/\(example)/\(name)")
}

let package = Package(
  name: "ClassicRedux",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: stageNames.map { .library(name: $0, targets: [$0]) } + [
    .library(name: "Stage6Testing", targets: ["Stage6Testing"]),
    .library(name: "ClassicRedux", targets: ["ClassicRedux"]),
    .library(name: "PrimeTime", targets: ["PrimeTime"]),
    .library(name: "PrimeTimeViews", targets: ["PrimeTimeViews"]),
    .executable(name: "counter", targets: ["counter"]),
  ],
  targets: staircase + [
    // Nothing that an app links stands on it.
    .target(name: "Stage6Testing", dependencies: stages(5)),

    // What stands on it.
    .target(name: "ClassicRedux", dependencies: allStages),
    .target(name: "PrimeTime", dependencies: ["ClassicRedux"] + allStages),
    .target(
      name: "PrimeTimeViews", dependencies: ["ClassicRedux", "PrimeTime"] + allStages),
    .target(name: "LineMode"),
    .target(name: "TerminalUI"),
    .executableTarget(
      name: "counter",
      dependencies: ["ClassicRedux", "LineMode", "PrimeTime", "TerminalUI"] + allStages),
    .executableTarget(name: "benchmarks", dependencies: ["ClassicRedux"] + allStages),

    // The seeds' other systems: a program for all of them, and the modules that each is made of.
    .executableTarget(
      name: "examples",
      dependencies: [
        "ChatRoom", "ClassicRedux", "Coordinator", "LineMode", "MusicMap",
        "FeatureA", "FeatureB1", "FeatureB2", "Login", "Numbers", "Root", "TabBar",
      ] + allStages,
      path: "Sources/Examples/Program"),
    module("Numbers", of: "ModularApp"),
    module("FeatureA", of: "ModularApp", "Numbers"),
    module("FeatureB2", of: "ModularApp", "Numbers"),
    module("FeatureB1", of: "ModularApp", "FeatureB2", "Numbers"),
    module("Login", of: "ModularApp"),
    module("TabBar", of: "ModularApp", "FeatureA", "FeatureB1", "FeatureB2", "Numbers"),
    module(
      "Root", of: "ModularApp",
      "FeatureA", "FeatureB1", "FeatureB2", "Login", "Numbers", "TabBar"),
    example("ChatRoom"),
    example("MusicMap"),
    example("Coordinator"),

    // The pages of the playground, each of them a program too.
    page(1, "1 Store"),
    page(2, "2 Pullback"),
    page(3, "3 Higher-order"),
    page(4, "4 Effects"),
    page(5, "5 Environment"),
    page(6, "6 Testing", "Stage6Testing"),
    page(7, "7 Scope"),
    page(8, "8 Navigation"),

    // What holds them to their word.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "EffectTestSupport", dependencies: stages(4), path: "Tests/EffectTestSupport"),
    .target(
      name: "TerminalTestSupport", dependencies: ["TerminalUI"], path: "Tests/TerminalTestSupport"),
    .testTarget(name: "Stage1StoreTests", dependencies: stages(1) + ["TestSupport"]),
    .testTarget(name: "Stage2PullbackTests", dependencies: stages(2) + ["TestSupport"]),
    .testTarget(
      name: "Stage3HigherOrderTests", dependencies: stages(3) + ["TestSupport"]),
    .testTarget(
      name: "Stage4EffectsTests",
      dependencies: stages(5) + ["EffectTestSupport", "Stage6Testing", "TestSupport"]),
    .testTarget(name: "Stage5EnvironmentTests", dependencies: stages(5) + ["TestSupport"]),
    .testTarget(
      name: "Stage6TestingTests", dependencies: stages(5) + ["Stage6Testing", "TestSupport"]),
    .testTarget(
      name: "Stage7ScopeTests", dependencies: stages(7) + ["EffectTestSupport", "TestSupport"]),
    .testTarget(
      name: "Stage8NavigationTests",
      dependencies: stages(8) + ["EffectTestSupport", "TestSupport"]),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: ["ClassicRedux", "PrimeTime", "Stage6Testing", "TestSupport"] + allStages),
    .testTarget(
      name: "PrimeTimeViewsTests", dependencies: ["PrimeTime", "PrimeTimeViews"] + allStages),
    .testTarget(name: "Exercises", dependencies: allStages + ["Stage6Testing", "TestSupport"]),
    .testTarget(
      name: "ChatRoomTests",
      dependencies: ["ChatRoom", "ClassicRedux", "Stage6Testing", "TestSupport"] + allStages),
    .testTarget(
      name: "MusicMapTests",
      dependencies: ["ClassicRedux", "MusicMap", "Stage6Testing", "TestSupport"] + allStages),
    .testTarget(
      name: "CoordinatorTests",
      dependencies: [
        "ClassicRedux", "Coordinator", "EffectTestSupport", "Stage6Testing", "TestSupport",
        "examples",
      ] + allStages),
    .testTarget(name: "LineModeTests", dependencies: ["LineMode", "TestSupport"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalUI"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["TerminalTestSupport", "TerminalUI", "TestSupport", "terminal-probe"]),
    .testTarget(
      name: "CounterTests",
      dependencies: [
        "ClassicRedux", "PrimeTime", "Stage6Testing", "TerminalTestSupport", "TerminalUI",
        "TestSupport", "counter",
      ] + allStages,
      exclude: ["Frames", "Sessions"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "ClassicRedux", "EffectTestSupport", "Stage6Testing", "TestSupport", "examples",
        "FeatureA", "FeatureB1", "FeatureB2", "Login", "Numbers", "Root", "TabBar",
      ] + allStages,
      exclude: ["Sessions"]),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "TestSupport", "stage-1", "stage-2", "stage-3", "stage-4", "stage-5", "stage-6",
        "stage-7", "stage-8",
      ],
      exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
