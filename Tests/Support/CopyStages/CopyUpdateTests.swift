// Copy stages: an update over a changed copy loses nothing.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct CopyUpdateTests {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }

  @Test func anUpdateDeletesWhatTheNewCopyLacks() async throws {
    try await run(["2", folder])
    let small = try contents(of: folder)
    try await run(["8", folder, "--swiftui"])
    try write("", to: "\(folder)/.DS_Store")
    try await run(["2", folder])
    #expect(try contents(of: folder) == small.merging([".DS_Store": ""]) { $1 })
  }

  @Test func anUpdateThatWasKilledIsCompletedByTheSameCommand() async throws {
    try await run(["2", folder])
    let complete = try contents(of: folder)
    try FileManager.default.removeItem(atPath: "\(folder)/Store.swift")
    try write("half a fi", to: "\(folder)/.copy-stages.new")
    try await run(["2", folder])
    #expect(try contents(of: folder) == complete)
  }

  @Test func anUpdateDoesNotTouchAFileThatIsUpToDate() async throws {
    func number() throws -> Any? {
      try FileManager.default.attributesOfItem(atPath: "\(folder)/Store.swift")[.systemFileNumber]
    }
    try await run(["1", folder])
    let before = try number() as? Int
    try await run(["2", folder])
    #expect(try number() as? Int == before)
  }

  @Test(arguments: Change.allCases)
  func aChangedCopyIsRefused(change: Change) async throws {
    try await run(["2", folder])
    try change.make(in: folder)
    let before = try contents(of: folder)
    let update = try await copyStages.run(arguments: ["4", folder])
    #expect(update.status == 1)
    #expect(update.error.contains(change.message), "\(update.error)")
    #expect(try contents(of: folder) == before)
  }

  enum Change: CaseIterable {
    case edited, notText, damagedList, ownFile, ownFileInTheWay, ownFolder, folderInTheWay,
      brokenLink

    var message: String {
      switch self {
      case .edited, .notText: "\n  Store.swift was changed by hand\n"
      case .damagedList: "\n  CopiedStages.swift was changed by hand\n"
      case .ownFile: "\n  Mine.swift is not part of the copy\n"
      case .ownFolder: "\n  Mine is not part of the copy\n"
      case .ownFileInTheWay: "\n  Effect.swift is not part of the copy\n"
      case .folderInTheWay, .brokenLink: "Effect.swift cannot be read"
      }
    }

    func make(in folder: String) throws {
      switch self {
      case .edited: try append("// Mine", to: "\(folder)/Store.swift")
      case .notText: try append("\u{FF}", to: "\(folder)/Store.swift", encoding: .isoLatin1)
      case .damagedList:
        let list = "\(folder)/CopiedStages.swift"
        try write(try text(list).replacing(/\n\/\/ \w+ Store.swift/, with: ""), to: list)
      case .ownFile: try write("// Mine", to: "\(folder)/Mine.swift")
      case .ownFileInTheWay: try write("// Mine", to: "\(folder)/Effect.swift")
      case .ownFolder: try write("// Mine", to: "\(folder)/Mine/Mine.swift")
      case .folderInTheWay: try write("// Mine", to: "\(folder)/Effect.swift/Mine.swift")
      case .brokenLink:
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/Effect.swift", withDestinationPath: "nowhere")
      }
    }
  }

  @Test(arguments: ["2", "--remove"])
  func whitespaceIsNoChange(command: String) async throws {
    let (copy, file) = ("\(folder)/Redux", "\(folder)/Redux.swift")
    try await run(["2", copy])
    try await run(["2", "--one-file", file])
    let before = try contents(of: copy).merging(["": try text(file)]) { $1 }
    for path in try contents(of: copy).keys.map({ "\(copy)/\($0)" }) + [file] {
      // As git writes it with `core.autocrlf`, and as an editor may indent it.
      try write(try text(path).replacing("\n", with: "\r\n").replacing("  ", with: "\t"), to: path)
    }
    if command == "--remove" {
      try await run(["--remove", copy])
      try await run(["--remove", file])
      #expect(try contents(of: folder) == [:])
    } else {
      try await run(["2", copy])
      try await run(["2", "--one-file", file])
      #expect(try contents(of: copy).merging(["": try text(file)]) { $1 } == before)
    }
  }

  @Test func aLinkIsFollowed() async throws {
    for (name, arguments) in [("Redux", ["2"]), ("Redux.swift", ["2", "--one-file"])] {
      let (real, link) = ("\(folder)/real/\(name)", "\(folder)/\(name)")
      try await run(arguments + [real])
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
      try await run(arguments + [link])
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == real)
      try await run(["--remove", link])
      #expect(!FileManager.default.fileExists(atPath: real))
    }
  }

  @Test func forceReplacesWhatIsInTheWayAndNothingElse() async throws {
    try await run(["4", folder])
    let whole = try contents(of: folder)
    for name in ["Store.swift", "CopiedStages.swift", "Mine.swift"] {
      try append("// Mine", to: "\(folder)/\(name)")
    }
    try await run(["4", folder, "--force"])
    #expect(try contents(of: folder) == whole.merging(["Mine.swift": "// Mine"]) { $1 })
  }

  @Test func anInterruptedUpdateCanBeRepeated() async throws {
    try await run(["4", folder, "--internal"])
    let internalCopy = try contents(of: folder)
    try await run(["2", folder])
    for name in ["Store.swift", "Effect.swift"] {
      try write(internalCopy[name]!, to: "\(folder)/\(name)")
    }
    try await run(["4", folder, "--internal"])
    #expect(try contents(of: folder) == internalCopy)
  }

  @Test(arguments: ["// Mine", nil])
  func aSingleFileIsReplacedOnlyIfItIsAnUnchangedCopy(ownText: String?) async throws {
    let file = "\(folder)/Redux.swift"
    try write("// Mine", to: "\(folder)/Store.swift")
    if let ownText {
      try write(ownText, to: file)
    } else {
      try await run(["2", "--one-file", file])
      try await run(["1", "--one-file", file])
      try append("// Mine", to: file)
    }
    let before = try contents(of: folder)
    let update = try await copyStages.run(arguments: ["2", "--one-file", file])
    #expect(update.status == 1)
    #expect(update.error.contains("Redux.swift \(ownText == nil ? "was changed" : "is not")"))
    #expect(try contents(of: folder) == before)
    try await run(["2", "--one-file", file, "--force"])
    #expect(try text(file).contains("func combine"))
    try await run(["--remove", file])
    #expect(try contents(of: folder) == ["Store.swift": "// Mine"])
  }

  @Test func removingTakesOutWhatWasWritten() async throws {
    let copy = "\(folder)/Redux"
    try await run(["4", copy])
    try await run(["--remove", copy])
    #expect(!FileManager.default.fileExists(atPath: copy))

    try await run(["4", copy])
    try write("// Mine", to: "\(copy)/Mine.swift")
    try await run(["--remove", copy])
    #expect(try contents(of: copy) == ["Mine.swift": "// Mine"])
  }

  @Test func removingRefusesAFileThatWasChanged() async throws {
    let copy = "\(folder)/Redux"
    try await run(["4", copy])
    try append("// Mine", to: "\(copy)/Store.swift")
    let before = try contents(of: copy)
    #expect(try await copyStages.run(arguments: ["--remove", copy]).status == 1)
    #expect(try contents(of: copy) == before)
  }

  @Test func aListCannotNameFilesElsewhere() async throws {
    let copy = "\(folder)/Redux"
    try await run(["1", copy])
    try write("// Mine", to: "\(folder)/Mine.swift")
    try append("\n// 0000000000000000 ../Mine.swift\n", to: "\(copy)/CopiedStages.swift")
    try await run(["--remove", copy, "--force"])
    #expect(try contents(of: folder) == ["Mine.swift": "// Mine"])
  }
}
