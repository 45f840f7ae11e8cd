// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ClassicRedux",
  products: [
    .library(name: "Stage1Store", targets: ["Stage1Store"]),
    .library(name: "Stage2Pullback", targets: ["Stage2Pullback"]),
    .library(name: "Stage3HigherOrder", targets: ["Stage3HigherOrder"]),
    .library(name: "ClassicRedux", targets: ["ClassicRedux"]),
    .library(name: "PrimeTime", targets: ["PrimeTime"]),
    .executable(name: "counter", targets: ["counter"]),
  ],
  targets: [
    // The staircase: each stage adds to the one below and re-exports it.
    .target(name: "Stage1Store"),
    .target(name: "Stage2Pullback", dependencies: ["Stage1Store"]),
    .target(name: "Stage3HigherOrder", dependencies: ["Stage2Pullback"]),
    .target(name: "ClassicRedux", dependencies: ["Stage3HigherOrder"]),

    // What stands on it.
    .target(name: "PrimeTime", dependencies: ["ClassicRedux"]),
    .target(name: "LineMode"),
    .executableTarget(name: "counter", dependencies: ["LineMode", "PrimeTime"]),
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
