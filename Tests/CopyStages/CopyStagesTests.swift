// Copy stages: what it writes.

import Foundation
import TestSupport
import Testing

@Suite struct CopyStagesTests {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }

  @Test func theHelpFitsInTheTerminal() async throws {
    #expect(try await run(["--help"]).lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (["4"], ["Stage1", "Stage2", "Stage3", "Stage4"]),
    (["5", "--tests", "YourApp"], ["Stage5"]),
    (["8"], (1...8).filter { $0 != 5 }.map { "Stage\($0)" }),
    (["8", "--swiftui"], (1...8).filter { $0 != 5 }.map { "Stage\($0)" } + ["SwiftUISupport"]),
  ])
  func aCopyContainsTheFilesOfTheStages(arguments: [String], stages: [String]) async throws {
    let sources = root.appending(path: "Sources").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { path in
      stages.contains(where: path.hasPrefix) && path.hasSuffix(".swift")
        && !path.hasSuffix("/Exports.swift")
    }
    try await run(arguments + ["\(folder)/Redux"])
    try await run(arguments + ["--one-file", "\(folder)/Redux.swift"])
    var copy = try contents(of: "\(folder)/Redux")
    let (main, one) = (
      copy.removeValue(forKey: "CopiedStages.swift"), try text("\(folder)/Redux.swift")
    )
    #expect(copy.keys.sorted() == paths.map { URL(filePath: $0).lastPathComponent }.sorted())
    for path in paths {
      let text = try text("\(sources)/\(path)")
      let name = URL(filePath: path).lastPathComponent
      #expect(
        copy[name]?.hasSuffix("\n// swiftlint:disable all\n\(text)// swiftlint:enable all\n")
          == true, "\(name)")
      let imports = text.replacing("internal import Testing", with: "public import Testing")
      #expect(one.contains(imports), "\(name)")
      if name == "Store.swift" { #expect(one.contains("\n// swiftlint:disable all\n\(text)")) }
    }
    for file in [main, one] {
      #expect(
        file?.contains("\n@_exported public import YourApp\n") == arguments.contains("YourApp"))
    }
  }

  /// Members of public types that other files need, and that the package does not make public, begin with an
  /// underscore.
  @Test func nothingThatThePackageKeepsClosedIsOpenedByAccident() async throws {
    struct Graph: Decodable {
      struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        let identifier: Identifier
        let pathComponents: [String]
        let accessLevel: String
      }
      struct Relationship: Decodable { let kind, source, target: String }
      let symbols: [Symbol]
      let relationships: [Relationship]
    }
    try await run(["8", folder])
    let files = try contents(of: folder).keys.map { "\(folder)/\($0)" }
    let compiled = try await Program(at: URL(filePath: "/usr/bin/env")).run(
      arguments: [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "Copy",
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        "-emit-module", "-emit-module-path", "\(folder)/Copy.swiftmodule", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder, "-symbol-graph-minimum-access-level", "internal",
      ] + files)
    #expect(compiled.status == 0, "\(compiled.error)")
    let json = try Data(contentsOf: URL(filePath: "\(folder)/Copy.symbols.json"))
    let graph = try JSONDecoder().decode(Graph.self, from: json)
    let symbols = Dictionary(grouping: graph.symbols, by: \.identifier.precise).mapValues { $0[0] }
    for member in graph.relationships where member.kind == "memberOf" {
      guard let symbol = symbols[member.source], symbol.accessLevel == "internal",
        symbols[member.target]?.accessLevel == "public"
      else { continue }
      let name = symbol.pathComponents.joined(separator: ".")
      // What everybody can make in other ways, too: an effect, which is inert, or a route.
      if name.hasPrefix("Effect.") || name.hasPrefix("Route.init(") { continue }
      #expect(symbol.pathComponents.last!.contains(/^(init\()?_\w/), "\(name)")
    }
    #expect(symbols.count > 300)
  }

  @Test(arguments: ["2 @", "2 --one-file @/Redux.swift"])
  func aCopySaysWhichVersionItIsAndHowToUpdateIt(command: String) async throws {
    let arguments = words(command, in: folder)
    try await run(arguments)
    let files = try contents(of: folder)
    let text = try #require(files["CopiedStages.swift"] ?? files["Redux.swift"])
    let command = try #require(text.firstMatch(of: /by: copy-stages (.*)\n/)).1
    try await run(command.split(separator: " ").map(String.init) + arguments.suffix(1))
    #expect(try contents(of: folder) == files)
    #expect(
      text.contains(/\n\/\/ Version: \d+\.\d+.*\n\/\/ Commit: (unknown|[0-9a-f]{40}(-dirty)?)\n/))
    let license = try String(contentsOf: root.appending(path: "LICENSE"), encoding: .utf8)
    for line in license.split(separator: "\n") { #expect(text.contains("\n// \(line)\n")) }
  }

  @Test(arguments: [
    ("", "which stage, from 1 to 8?"),
    ("9 @", "which stage, from 1 to 8?"),
    ("4", "which folder?"),
    ("4 @ G", "G is one argument too many"),
    ("4 @ --tests YourApp", "stage 5 is for tests"),
    ("5 @", "goes with --tests MODULE"),
    ("5 @ --tests", "--tests needs a name"),
    ("7 @ --swiftui", "--swiftui needs stage 8"),
    ("4 @ --forced", "there is no option --forced"),
    ("4 --one-file @/Folder.swift", "Folder.swift is not part of the copy"),
    ("4 @/File.swift", "File.swift has the name of a file: to write a single file, add --one-file"),
    ("4 @/New.swift", "New.swift has the name of a file: to write a single file, add --one-file"),
    ("4 --one-file @/Redux", "Redux would be no Swift file: give it a name that ends in .swift"),
    ("4 @/File", "File cannot be written: something is in its way"),
    ("4 @/File/Redux", "File/Redux cannot be written: something is in its way"),
    ("--diff @/Missing", "there is no copy"),
    ("--diff @", "there is no copy"),
    ("--diff @/File.swift", "there is no copy"),
  ])
  func aMistakeIsExplained(command: String, message: String) async throws {
    try write("// Mine", to: "\(folder)/File.swift")
    try write("// Mine", to: "\(folder)/File")
    try write("// Mine", to: "\(folder)/Folder.swift/Mine.swift")
    try await refuse(words(command, in: folder), message, in: folder)
  }
}
