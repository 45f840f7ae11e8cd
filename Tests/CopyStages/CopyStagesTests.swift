// Copy stages: what it writes, and how it updates and removes that.

import Foundation
import TestSupport
import Testing

@Suite struct CopyStagesTests {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }

  @Test func theReadmeShowsEachWayToCopy() throws {
    for option in ["--one-file", "--tests"] {
      #expect(try commands().contains { $0.contains(option) })
    }
    #expect(try commands().contains { $0.count == 2 })
  }

  @Test func theReadmeNamesTheTestedPackage() throws {
    for file in ["README.md", ".ci/readme"] {
      #expect(
        try text(root.appending(path: file).path).contains(#".package(path: "../ClassicRedux")"#))
    }
  }

  @Test(arguments: try commands())
  func theReadmesCommandsCopyAndUpdate(arguments: [String]) async throws {
    let arguments = arguments.map { $0.replacing("../YourApp", with: folder) }
    for _ in ["copy", "update"] { try await run(arguments) }
  }

  @Test(arguments: [
    (["4"], ["Stage1", "Stage2", "Stage3", "Stage4"]),
    (["5", "--tests", "YourApp"], ["Stage5"]),
    (["8"], (1...8).filter { $0 != 5 }.map { "Stage\($0)" }),
    (["8", "--swiftui"], (1...8).filter { $0 != 5 }.map { "Stage\($0)" } + ["SwiftUISupport"]),
  ])
  func aFolderContainsTheFilesOfTheStages(arguments: [String], stages: [String]) async throws {
    try await run(arguments + [folder])
    let wanted = try sources(stages)
    var copy = try contents(of: folder)
    let list = copy.removeValue(forKey: "CopiedStages.swift") ?? ""
    #expect(copy.keys.sorted() == wanted.map(\.name).sorted())
    for (name, text) in wanted {
      let isSame = copy[name]?.hasSuffix(unformatted(text)) == true
      #expect(isSame, "\(name) differs")
    }
    #expect(list.contains("\n@_exported public import YourApp\n") == arguments.contains("YourApp"))
  }

  @Test func aSingleFileContainsTheSameCode() async throws {
    try await run(["4", "--one-file", "\(folder)/Redux.swift"])
    let copy = try contents(of: folder)["Redux.swift"]!
    let originals = try sources(["Stage1", "Stage2", "Stage3", "Stage4"]).map(\.text).joined()
    #expect(code(copy).sorted() == code(originals).sorted())
    let store = try text(root.appending(path: "Sources/Stage1Store/Store.swift").path)
    #expect(code(copy).starts(with: code(store)))
  }

  @Test func anOutputThatIsClosedOrFullIsNoticed() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let full = FileHandle(forWritingAtPath: "/dev/full")
    for output in [pipe.fileHandleForWriting, full].compactMap(\.self) {
      let run = try await copyStages.run(arguments: ["--help"], output: output)
      #expect(run.status == 1 && run.error.hasPrefix("copy-stages: "), "\(run)")
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
    let compiler = Program(at: URL(filePath: "/usr/bin/env"))
    let compiled = try await compiler.run(
      arguments: [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Copy",
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
      // Everybody may read the value, and what others can make, too: an effect, which is inert, or a route.
      if ["Store.value(at:)", "Route.init(style:screen:)"].contains(name) { continue }
      if name.hasPrefix("Effect.") { continue }
      #expect(symbol.pathComponents.last!.contains(/^(init\()?_\w/), "\(name)")
    }
    #expect(symbols.count > 300)
  }

  @Test(arguments: [["2", "F"], ["2", "--one-file", "F/Redux.swift"]])
  func aCopySaysWhichVersionItIsAndHowToUpdateIt(arguments: [String]) async throws {
    let arguments = arguments.map { $0.replacing("F", with: folder) }
    try await run(arguments)
    let files = try contents(of: folder)
    let text = try #require(files["CopiedStages.swift"] ?? files["Redux.swift"])
    let command = try #require(text.firstMatch(of: /by: copy-stages (.*)\n/)).1
    try await run(command.split(separator: " ").map(String.init) + arguments.suffix(1))
    #expect(try contents(of: folder) == files)
    #expect(text.contains(/\n\/\/ Version: \d+\.\d+/))
    #expect(text.contains(/\n\/\/ Commit: (unknown|[0-9a-f]{40} of \d{4}-\d{2}-\d{2})/))
    let license = try String(contentsOf: root.appending(path: "LICENSE"), encoding: .utf8)
    for line in license.split(separator: "\n") { #expect(text.contains("\n// \(line)\n")) }
  }

  @Test(arguments: [
    ([], "which stage, from 1 to 8?"),
    (["9", "F"], "which stage, from 1 to 8?"),
    (["4"], "which folder?"),
    (["4", "F", "G"], "G is one argument too many"),
    (["4", "F", "--tests", "YourApp"], "stage 5 is for tests"),
    (["5", "F"], "goes with --tests MODULE"),
    (["5", "F", "--tests"], "--tests needs a name"),
    (["7", "F", "--swiftui"], "--swiftui needs stage 8"),
    (["4", "F", "--forced"], "there is no option --forced"),
    (["4", "--one-file", "Folder.swift"], "Folder.swift is a folder"),
    (["4", "File.swift"], "File.swift is a file"),
    (["4", "File.swift/Redux"], "could not be changed"),
    (["--remove", "F"], "does not exist"),
    (["--remove", "."], "there is no copy"),
    (["--diff", "."], "there is no copy"),
    (["--remove", "File.swift", "--force"], "there is no copy"),
  ])
  func aMistakeIsExplained(arguments: [String], message: String) async throws {
    try "// Mine".write(toFile: "\(folder)/File.swift", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Folder.swift", withIntermediateDirectories: true)
    let before = try contents(of: folder)
    let paths = ["F", "F/copy", "Folder.swift", "File.swift", "File.swift/Redux", "."]
    let run = try await copyStages.run(
      arguments: arguments.map { paths.contains($0) ? "\(folder)/\($0)" : $0 })
    #expect(run.status == 1)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(try contents(of: folder) == before)
  }
}
