// Copy stages: an update over a changed copy loses nothing.

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
    try write("// Mine", to: "\(folder)/Mine.swift")
    try await run(["2", folder])
    #expect(try contents(of: folder) == small.merging(["Mine.swift": "// Mine"]) { $1 })
  }

  /// Any of its files may be missing, also the one that says what the copy is.
  @Test(arguments: ["Store.swift", "CopiedStages.swift"], ["2", "--remove"])
  func aCopyThatWasKilledIsCompletedOrRemoved(missing: String, command: String) async throws {
    let copy = "\(folder)/Redux"
    try await run(["2", copy])
    let complete = try contents(of: copy)
    try FileManager.default.removeItem(atPath: "\(copy)/\(missing)")
    try await run([command, copy])
    if command == "2" {
      #expect(try contents(of: copy) == complete)
    } else {
      #expect(!FileManager.default.fileExists(atPath: copy))
    }
  }

  @Test func twoAtOnceNeverMix() async throws {
    for round in 1...8 {
      let copy = "\(folder)/\(round)/Redux"
      async let small = run(["2", copy])
      async let large = run(["8", copy])
      _ = try await (small, large)
      let wanted = try contents(of: copy)["Effect.swift"] == nil ? "2" : "8"
      try await run([wanted, "\(folder)/\(wanted)-alone"])
      #expect(try contents(of: copy) == contents(of: "\(folder)/\(wanted)-alone"))
    }
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
    case edited, notText, mainFile, ownFileInTheWay, folderInTheWay, brokenLink

    var message: String {
      switch self {
      case .edited, .notText: "\n  Store.swift was changed by hand\n"
      case .mainFile: "\n  CopiedStages.swift was changed by hand\n"
      case .ownFileInTheWay: "\n  Effect.swift is not part of the copy\n"
      case .folderInTheWay, .brokenLink: "Effect.swift cannot be read"
      }
    }

    func make(in folder: String) throws {
      switch self {
      case .edited: try append("// Mine", to: "\(folder)/Store.swift")
      case .notText: try append("\u{FF}", to: "\(folder)/Store.swift", encoding: .isoLatin1)
      case .mainFile: try append("// Mine", to: "\(folder)/CopiedStages.swift")
      case .ownFileInTheWay: try write("// Mine", to: "\(folder)/Effect.swift")
      case .folderInTheWay: try write("// Mine", to: "\(folder)/Effect.swift/Mine.swift")
      case .brokenLink:
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/Effect.swift", withDestinationPath: "nowhere")
      }
    }
  }

  @Test(arguments: [["2"], ["8", "--swiftui"], ["5", "--tests", "App"], ["2", "--one-file"]])
  func aDifferenceShowsOnlyWhatWasChangedByHand(arguments: [String]) async throws {
    let isOneFile = arguments.contains("--one-file")
    let path = "\(folder)/Redux\(isOneFile ? ".swift" : "")"
    try await run(arguments + [path])
    #expect(try await run(["--diff", path]).output == "Nothing was changed by hand\n")
    let edited = ["5": "TestClock", "2": "Store", "8": "Store"][arguments[0]]! + ".swift"
    try append("// Mine\n", to: isOneFile ? path : "\(path)/\(edited)")
    let lines = try await run(["--diff", path]).lines.filter {
      $0.hasPrefix("+") || $0.hasPrefix("-")
    }
    let name = isOneFile ? "Redux.swift" : edited
    #expect(lines == ["--- \(name), as it was copied", "+++ \(name)", "+// Mine"])
    if !isOneFile {
      try FileManager.default.removeItem(atPath: "\(path)/\(edited)")
      #expect(try await run(["--diff", path]).output.contains("+++ \(name)\n"))
    }
  }

  @Test(arguments: [
    ("Sources/App/Redux", "Sources/App/Redux.swift"),
    ("Sources/App/Redux.swift", "Sources/App/Vendor/Redux"),
    ("App/Redux", "App/Vendor/Redux.swift"),
  ])
  func aSecondCopyInAModuleIsRefused(first: String, second: String) async throws {
    func arguments(_ path: String) -> [String] {
      ["2"] + (path.hasSuffix(".swift") ? ["--one-file"] : []) + ["\(folder)/\(path)"]
    }
    try write("", to: "\(folder)/App.xcodeproj/project.pbxproj")
    try await run(arguments(first))
    let refused = try await copyStages.run(arguments: arguments(second) + ["--force"])
    #expect(refused.status == 1 && refused.error.contains("this module already has a copy"))
    // The first can still be updated, and other modules can have their own.
    try await run(arguments(first))
    try await run(arguments(second.replacing("App/", with: "Other/")))
    // Once that is answered, an update does not ask again.
    try await run(arguments(second) + ["--other-module"])
    try await run(arguments(second))
    try await run(["3"] + arguments(second).dropFirst())
  }

  @Test func aTypeWithTheSameNameIsRefused() async throws {
    let (own, copy) = ("\(folder)/Sources/App/Own.swift", "\(folder)/Sources/App/Redux")
    try write("import A\npublic final class Effect<Value> {}\nstruct Own {}", to: own)
    try await run(["2", copy])
    let before = try contents(of: copy)
    let refused = try await copyStages.run(arguments: ["4", copy])
    #expect(refused.error.contains("already has a type with the name Effect, in \(own)."))
    #expect(refused.error.contains("a module of its own"))
    #expect(try refused.status == 1 && contents(of: copy) == before)
    // The name of a nested type is no obstacle, and neither is another module.
    try write("struct Own {\n  enum Effect {}\n}\n// class Effect", to: own)
    try await run(["4", copy])
    try write("class Store {}", to: "\(folder)/Sources/Other/Store.swift")
    try await run(["4", copy])
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
    try write("// Mine", to: "\(copy)/Mine.swift")
    try append("// Mine", to: "\(copy)/Store.swift")
    let before = try contents(of: copy)
    #expect(try await copyStages.run(arguments: ["--remove", copy]).status == 1)
    #expect(try contents(of: copy) == before)
    try await run(["4", copy, "--force"])
    try await run(["--remove", copy])
    #expect(try contents(of: copy) == ["Mine.swift": "// Mine"])
  }
}
