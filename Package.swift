// swift-tools-version: 6.2
import PackageDescription

// MARK: The stages

// Each stage re-exports the one below. Every target lists all stages that it can see, because an
// incremental build rebuilds a target only if one of the listed dependencies has changed.
let store: [Target.Dependency] = ["Stage1Store"]
let pullback = store + ["Stage2Pullback"]
let higherOrder = pullback + ["Stage3HigherOrder"]
let effects = higherOrder + ["Stage4Effects"]
let children = effects + ["Stage6Children"]
let scope = children + ["Stage7Scope"]
let navigation = scope + ["Stage8Navigation"]
let views = navigation + ["SwiftUISupport"]

// Stage 5 is for tests only: no app links it.
let testing = effects + ["Stage5Testing"]

let stages: [Target] = [
  .target(name: "Stage1Store"),
  .target(name: "Stage2Pullback", dependencies: store),
  .target(name: "Stage3HigherOrder", dependencies: pullback),
  .target(name: "Stage4Effects", dependencies: higherOrder),
  .target(name: "Stage5Testing", dependencies: effects),
  .target(name: "Stage6Children", dependencies: effects),
  .target(name: "Stage7Scope", dependencies: children),
  .target(name: "Stage8Navigation", dependencies: scope),
  .target(name: "SwiftUISupport", dependencies: navigation),
  .target(name: "ClassicRedux", dependencies: views, exclude: ["Articles"]),
]

let all = views + ["ClassicRedux"]
let app = all + ["PrimeTime", "PrimeTimeViews"]

// MARK: The app

let primeTime: [Target] = [
  .target(name: "PrimeTime", dependencies: all, path: "Sources/PrimeTime/App"),
  .target(
    name: "PrimeTimeViews", dependencies: all + ["PrimeTime"], path: "Sources/PrimeTime/Views"),
  .executableTarget(
    name: "prime-time", dependencies: app, path: "Sources/PrimeTime/SwiftUIApp"),
  .executableTarget(
    name: "counter", dependencies: all + ["FullScreen", "LineMode", "PrimeTime", "SessionPage"],
    path: "Sources/PrimeTime/Counter"),
]

// MARK: The examples

let systems: [Target.Dependency] = [
  "ChatRoom", "Coordinator", "FeatureA", "FeatureB1", "FeatureB2", "MusicMap", "Numbers", "Root",
]

let examples: [Target] = [
  .executableTarget(
    name: "examples", dependencies: all + systems + ["LineMode"], path: "Sources/Examples/Program"),
  example("ChatRoom"),
  example("Coordinator"),
  example("MusicMap"),
  example("ModularApp/Numbers"),
  example("ModularApp/FeatureA", ["Numbers"]),
  example("ModularApp/FeatureB2", ["Numbers"]),
  example("ModularApp/FeatureB1", ["FeatureB2", "Numbers"]),
  example("ModularApp/Root", ["FeatureA", "FeatureB1", "FeatureB2", "Numbers"]),
  .target(
    name: "ExampleViews", dependencies: all + systems, path: "Sources/Examples/Views"),
]

func example(_ folder: String, _ below: [Target.Dependency] = []) -> Target {
  .target(
    name: String(folder.split(separator: "/").last!), dependencies: all + below,
    path: "Sources/Examples/\(folder)")
}

// MARK: The tools

let tools: [Target] = [
  .target(name: "FullScreen", path: "Sources/Tools/FullScreen"),
  .target(name: "LineMode", path: "Sources/Tools/LineMode"),
  .target(
    name: "SessionPage", dependencies: all + ["LineMode", "PrimeTime"],
    path: "Sources/Tools/SessionPage", resources: [.embedInCode("Session.html")]),
  .executableTarget(name: "benchmarks", dependencies: all, path: "Sources/Tools/Benchmarks"),
  .executableTarget(name: "copy-stages", path: "Sources/Tools/CopyStages"),
  .executableTarget(name: "learn", path: "Sources/Learn"),
  .executableTarget(
    name: "article-code", path: "Sources/Tools/ArticleCode", exclude: ["Plugin.swift"]),
  .plugin(
    name: "ArticleCode", capability: .buildTool(), dependencies: ["article-code"],
    path: "Sources/Tools/ArticleCode", exclude: ["main.swift"]),
]

// MARK: The pages of the playground, which are also programs

let pages: [Target] = [
  "0 The whole idea", "1 Store", "2 Pullback", "3 Higher-order", "4 Effects", "5 Testing",
  "6 Children", "7 Scope", "8 Navigation",
].map { name in
  .executableTarget(
    name: "stage-\(name.prefix(1))",
    dependencies: name.hasPrefix("0") ? [] : name.hasPrefix("5") ? app + ["Stage5Testing"] : app,
    path: "Playgrounds/Stages.playground/Pages/\(name).xcplaygroundpage",
    sources: ["Contents.swift"])
}

// MARK: The tests, in the same groups

let stageTests: [Target] = [
  tests("Stage1Store", store),
  tests("Stage2Pullback", pullback),
  tests("Stage3HigherOrder", higherOrder),
  tests("Stage4Effects", testing + ["EffectTestSupport"]),
  tests("Stage5Testing", testing + ["EffectTestSupport"]),
  tests("Stage6Children", children + ["EffectTestSupport", "Stage5Testing"]),
  tests("Stage7Scope", scope + ["EffectTestSupport"]),
  tests("Stage8Navigation", navigation + ["EffectTestSupport"]),
  tests("SwiftUISupport", views, exclude: ["Trials"]),
]

let appTests: [Target] = [
  tests(
    "PrimeTime",
    app + ["EffectTestSupport", "Stage5Testing", "stage-0"],
    exclude: ["Counter", "Views/Trials"]),
  tests(
    "Counter", all + ["FullScreen", "LineMode", "PrimeTime", "SessionPage", "counter"],
    in: "PrimeTime/Counter",
    exclude: ["Sessions"]),
  tests(
    "Examples",
    all + systems + ["EffectTestSupport", "Stage5Testing", "examples"],
    exclude: ["Trials"]),
]

let otherTests: [Target] = [
  tests(
    "Documentation",
    app + pages.map { .target(name: $0.name) } + [
      "Stage5Testing", "benchmarks", "copy-stages", "counter", "examples", "learn",
    ],
    exclude: ["Errors", "Expected"], plugins: ["ArticleCode"]),
  tests("CopyStages", ["copy-stages"]),
  tests("FullScreen", ["FullScreen"]),
  tests("SessionPage", ["SessionPage"]),
  tests("Learn", ["learn"], exclude: ["Attempts.txt", "StepAttempts.txt"]),
  .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
  .target(
    name: "EffectTestSupport", dependencies: effects + ["TestSupport"],
    path: "Tests/Support/EffectTestSupport"),
]

func tests(
  _ name: String, _ dependencies: [Target.Dependency], in folder: String? = nil,
  exclude: [String] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TestSupport"],
    path: "Tests/\(folder ?? name)", exclude: exclude, plugins: plugins)
}

// MARK: The package

let libraries = stages.map(\.name) + ["PrimeTime", "PrimeTimeViews"]

let package = Package(
  name: "ClassicRedux",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "copy-stages", targets: ["copy-stages"]),
    .executable(name: "counter", targets: ["counter"]),
  ],
  targets: stages + primeTime + examples + tools + pages
    + stageTests + appTests + otherTests,
  swiftLanguageModes: [.v6]
)

// For `.ci/run` alone: a newer compiler may warn more. A debug build takes a third less time.
let fast = ["-disable-batch-mode", "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"]
let checked: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-gnone"]),
  .unsafeFlags(fast, .when(configuration: .debug)),
]

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (Context.environment["CHECKED"] == "1" ? checked : [])
}
