// Copy stages: the program under test, and its files.

import Foundation
import TestSupport
import Testing

let copyStages = Program("copy-stages")

/// Runs the program, which is expected to succeed.
@discardableResult
func run(
  _ arguments: [String], status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Program.Run {
  let run = try await copyStages.run(arguments: arguments)
  #expect(run.status == status, "\(run.error)", sourceLocation: sourceLocation)
  return run
}

/// Runs the program, which is expected to say why it changes nothing in the folder.
func refuse(
  _ arguments: [String], _ reason: String, in folder: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let before = try contents(of: folder)
  let run = try await copyStages.run(arguments: arguments)
  #expect(run.status == (arguments.contains("--diff") ? 2 : 1), sourceLocation: sourceLocation)
  #expect(run.error.contains(reason), "\(run.error)", sourceLocation: sourceLocation)
  #expect(try contents(of: folder) == before, sourceLocation: sourceLocation)
}

/// The words of a command, with the folder in the place of `@`.
func words(_ command: String, in folder: String) -> [String] {
  command.split(separator: " ").map { String($0).replacing("@", with: folder) }
}

func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

func write(_ text: String, to file: String) throws {
  try FileManager.default.createDirectory(
    at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(toFile: file, atomically: true, encoding: .utf8)
}

func edit(_ file: String) throws { try write(text(file) + "// Mine\n", to: file) }

/// The texts of the files in a folder.
func contents(of folder: String) throws -> [String: String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) { texts, name in
    texts[name] = (try? text("\(folder)/\(name)")) ?? "not a file"
  }
}

/// Writes the manifest and the folders of a package with a module and its tests.
func makePackage(in folder: String) throws {
  try write(
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Mine",
      targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
    """, to: "\(folder)/Package.swift")
  try write("import App", to: "\(folder)/Tests/AppTests/Own.swift")
  try write("import A", to: "\(folder)/Sources/App/Own.swift")
}
