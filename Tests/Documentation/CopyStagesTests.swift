// The README's commands copy the stages.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct CopyStagesTests {
  @Test func theReadmeShowsEachWayToCopy() throws {
    #expect(
      try commands().map { $0.dropLast($0.contains("5") ? 2 : 1) } == [
        ["4"], ["--one-file", "4"], ["5"],
      ])
  }

  @Test(arguments: try commands())
  func theCommandsCopyTheFilesOfTheStages(arguments: [String]) async throws {
    try await inTemporaryFolder { folder in
      let arguments = arguments.map { $0.replacing("../YourApp/", with: "\(folder)/") }
      for round in ["copy", "update"] {
        let run = try await copyStages.run(arguments: arguments)
        #expect(run.status == 0, "\(round): \(run.error)")
      }

      if arguments[0] == "--one-file" {
        let copy = try String(contentsOfFile: arguments[2], encoding: .utf8)
        let originals = try sources(1...4).texts.map(\.text)
        #expect(code(copy).dropFirst(2) == code(originals.joined())[...])
        #expect(copy.components(separatedBy: "SPDX-License-Identifier").count == 2)
      } else {
        var copies = try contents(of: arguments[1])
        if arguments[0] == "5" {
          let imports = copies.removeValue(forKey: "TestStoreExports.swift")
          #expect(imports?.hasSuffix("\n@_exported public import YourApp\n") == true)
        }
        let stages = arguments[0] == "5" ? 5...5 : 1...4
        #expect(copies == (try sources(stages).byName))
      }
    }
  }

  @Test func stages1To8IncludeSwiftUISupportButNot5() async throws {
    try await inTemporaryFolder { folder in
      #expect(try await copyStages.run(arguments: ["8", folder]).status == 0)
      let wanted = try [sources(1...4), sources(6...8), sources("SwiftUISupport")]
        .reduce(into: [:]) { all, part in all.merge(part.byName) { "\($0)\($1)" } }
      #expect(try contents(of: folder) == wanted)
    }
  }

  @Test(arguments: [
    (["9", "copy"], "there is no stage 9, only stages 1 to 8"),
    (["5", "copy"], "stage 5 needs the name of the module that your tests import"),
    (["4", "copy", "YourApp"], "only stage 5 takes the name of a module"),
    (["--one-file", "4", "copy"], "copy should be the name of a Swift file"),
    (["4"], "copy-stages N DIR"),
  ])
  func aMistakeIsExplained(arguments: [String], message: String) async throws {
    let run = try await copyStages.run(arguments: arguments)
    #expect(run.status != 0)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func yourOwnFilesAreLeftAlone() async throws {
    try await inTemporaryFolder { folder in
      let file = "\(folder)/Yours.swift"
      try "// Yours".write(toFile: file, atomically: true, encoding: .utf8)
      for arguments in [["4", folder], ["--one-file", "4", file]] {
        let run = try await copyStages.run(arguments: arguments)
        #expect(run.status == 1)
        #expect(run.error.contains("Yours.swift"))
      }
      #expect(try contents(of: folder) == ["Yours.swift": "// Yours"])
    }
  }

  @Test func theReadmeNamesTheTestedPackage() throws {
    let dependency = #".package(path: "../ClassicRedux")"#
    #expect(try text(of: "README.md").contains(dependency))
    #expect(try text(of: ".ci/client-package").contains(dependency))
  }
}

private let copyStages = Program(at: root.appending(path: ".ci/copy-stages"))

/// The arguments of the README's copy commands.
private func commands() throws -> [[String]] {
  try text(of: "README.md").split(separator: "\n").filter { $0.hasPrefix("$ .ci/copy-stages ") }
    .map { $0.split(separator: " ").dropFirst(2).map(String.init) }
}

/// The files of some stages, by their paths.
private struct Sources {
  var texts: [(path: String, text: String)]

  var byName: [String: String] {
    Dictionary(
      texts.map { ($0.path.split(separator: "/").last.map(String.init)!, $0.text) },
      uniquingKeysWith: { "\($0)\($1)" })
  }
}

private func sources(_ stages: ClosedRange<Int>) throws -> Sources {
  Sources(texts: try stages.flatMap { try sources("Stage\($0)").texts })
}

private func sources(_ folder: String) throws -> Sources {
  Sources(
    texts: try files(ending: ".swift").sorted().filter { path in
      path.hasPrefix("Sources/\(folder)") && !path.hasSuffix("/Exports.swift")
    }.map { ($0, try text(of: $0)) })
}

/// The lines that are not blank, without the imports and the licence, which a single file has only once.
private func code(_ text: String) -> [Substring] {
  let others = ["import ", "public import ", "// SPDX-License-Identifier"]
  return text.split(separator: "\n").filter { line in !others.contains { line.hasPrefix($0) } }
}

private func text(of file: String) throws -> String {
  try String(contentsOf: root.appending(path: file), encoding: .utf8)
}

private func contents(of folder: String) throws -> [String: String] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
  return try Dictionary(
    uniqueKeysWithValues: names.map {
      ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
    })
}

private func inTemporaryFolder(_ body: (_ folder: String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}
