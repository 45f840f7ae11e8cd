// swift-tools-version: 6.2
import PackageDescription

func page(_ stage: Int, _ name: String) -> Target {
  .executableTarget(
    name: "stage-\(stage)",
    dependencies: ["PrimeTime"],
    path: "Playgrounds/Stages.playground/Pages/\(name).xcplaygroundpage",
    sources: ["Contents.swift"])
}

let package = Package(
  name: "ClassicRedux",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Stage1Store", targets: ["Stage1Store"]),
    .library(name: "Stage2Pullback", targets: ["Stage2Pullback"]),
    .library(name: "Stage3HigherOrder", targets: ["Stage3HigherOrder"]),
    .library(name: "Stage4Effects", targets: ["Stage4Effects"]),
    .library(name: "ClassicRedux", targets: ["ClassicRedux"]),
    .library(name: "PrimeTime", targets: ["PrimeTime"]),
    .executable(name: "counter", targets: ["counter"]),
  ],
  targets: [
    // The staircase: each stage adds to the one below and re-exports it.
    .target(name: "Stage1Store"),
    .target(name: "Stage2Pullback", dependencies: ["Stage1Store"]),
    .target(name: "Stage3HigherOrder", dependencies: ["Stage2Pullback"]),
    .target(name: "Stage4Effects", dependencies: ["Stage3HigherOrder"]),
    .target(name: "ClassicRedux", dependencies: ["Stage4Effects"]),

    // What stands on it.
    .target(name: "PrimeTime", dependencies: ["ClassicRedux"]),
    .target(name: "LineMode"),
    .executableTarget(name: "counter", dependencies: ["LineMode", "PrimeTime"]),
    .executableTarget(name: "benchmarks", dependencies: ["ClassicRedux"]),

    // The pages of the playground, each of them a program too.
    page(1, "1 Store"),
    page(2, "2 Pullback"),
    page(3, "3 Higher-order"),

    // What holds them to their word.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "Stage1StoreTests", dependencies: ["Stage1Store", "TestSupport"]),
    .testTarget(name: "Stage2PullbackTests", dependencies: ["Stage2Pullback", "TestSupport"]),
    .testTarget(
      name: "Stage3HigherOrderTests", dependencies: ["Stage3HigherOrder", "TestSupport"]),
    .testTarget(name: "Stage4EffectsTests", dependencies: ["Stage4Effects", "TestSupport"]),
    .testTarget(name: "PrimeTimeTests", dependencies: ["PrimeTime", "TestSupport"]),
    .testTarget(name: "LineModeTests", dependencies: ["LineMode", "TestSupport"]),
    .testTarget(
      name: "CounterTests", dependencies: ["TestSupport", "counter"], exclude: ["Sessions"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["TestSupport", "stage-1", "stage-2", "stage-3"],
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
