// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "YourApp",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  targets: [
    .target(name: "YourApp", swiftSettings: [.defaultIsolation(nil)]),
    .testTarget(
      name: "YourAppTests", dependencies: ["YourApp"], swiftSettings: [.defaultIsolation(nil)]),
  ])
