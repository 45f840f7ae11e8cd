// swift-tools-version: 6.2
// The modular app as a package of its own: one product per module, so that an app or another package can use it.
import PackageDescription

let package = Package(
  name: "ModularApp",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: ["FeatureA", "FeatureB1", "FeatureB2", "Numbers", "Root"].map {
    .library(name: $0, targets: [$0])
  },
  // In a package elsewhere: its `url`, and a version.
  dependencies: [.package(name: "ClassicRedux", path: "../../..")],
  targets: [
    module("Numbers"),
    module("FeatureA", ["Numbers"]),
    module("FeatureB2", ["Numbers"]),
    module("FeatureB1", ["FeatureB2", "Numbers"]),
    module("Root", ["FeatureA", "FeatureB1", "Numbers"]),
  ]
)

func module(_ name: String, _ below: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: below + [.product(name: "ClassicRedux", package: "ClassicRedux")], path: name)
}
