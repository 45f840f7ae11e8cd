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
  @Test(arguments: ["Store.swift", "CopiedStages.swift"])
  func aCopyThatWasKilledIsCompleted(missing: String) async throws {
    let copy = "\(folder)/Redux"
    try await run(["2", copy])
    let complete = try contents(of: copy)
    try FileManager.default.removeItem(atPath: "\(copy)/\(missing)")
    try await run(["2", copy])
    #expect(try contents(of: copy) == complete)
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

  @Test func whatWasWrittenByHandIsReplacedOnlyByForce() async throws {
    let copy = "\(folder)/Redux"
    try await run(["4", copy])
    let whole = try contents(of: copy)
    try await run(["2", copy])
    for name in ["Store.swift", "CopiedStages.swift"] { try edit("\(copy)/\(name)") }
    for name in ["Effect.swift", "Mine.swift"] { try write("// Mine", to: "\(copy)/\(name)") }
    let problems = """

        CopiedStages.swift was changed by hand
        Effect.swift is not part of the copy
        Store.swift was changed by hand

      """
    try await refuse(["4", copy], problems, in: copy)
    try await run(["4", copy, "--force"])
    #expect(try contents(of: copy) == whole.merging(["Mine.swift": "// Mine"]) { $1 })
  }

  @Test(arguments: ["// Mine", nil])
  func aSingleFileIsReplacedOnlyIfItIsAnUnchangedCopy(ownText: String?) async throws {
    let file = "\(folder)/Redux.swift"
    try write("// Mine", to: "\(folder)/Store.swift")
    if let ownText {
      try write(ownText, to: file)
    } else {
      for stage in ["2", "1"] { try await run([stage, "--one-file", file]) }
      try edit(file)
    }
    let problem = "Redux.swift \(ownText == nil ? "was changed" : "is not")"
    try await refuse(["2", "--one-file", file], problem, in: folder)
    try await run(["2", "--one-file", file, "--force"])
    #expect(try text(file).contains("func combine"))
    #expect(try text("\(folder)/Store.swift") == "// Mine")
  }

  @Test(arguments: [["8", "--swiftui"], ["5", "--tests", "App"], ["2", "--one-file"]])
  func aDifferenceShowsOnlyWhatWasChangedByHand(arguments: [String]) async throws {
    let isOneFile = arguments.contains("--one-file")
    let path = "\(folder)/Redux\(isOneFile ? ".swift" : "")"
    try await run(arguments + [path])
    #expect(try await run(["--diff", path]).output == "Nothing was changed by hand\n")
    let edited = isOneFile ? "Redux.swift" : arguments[0] == "5" ? "TestClock.swift" : "Store.swift"
    try edit(isOneFile ? path : "\(path)/\(edited)")
    let lines = try await run(["--diff", path]).lines.filter { $0.contains(/^[+-]/) }
    #expect(lines == ["--- \(edited), as it was copied", "+++ \(edited)", "+// Mine"])
    if !isOneFile {
      try FileManager.default.removeItem(atPath: "\(path)/\(edited)")
      #expect(try await run(["--diff", path]).output.contains("+++ \(edited)\n"))
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
    let refused = "this module already has a copy of these files, in \(folder)/\(first).\n"
    try await refuse(arguments(second) + ["--force"], refused, in: folder)
    // The first can still be updated, and other modules can have their own.
    try await run(arguments(first))
    try await run(arguments(second.replacing("App/", with: "Other/")))
    // Once that is answered, an update does not ask again.
    try await run(arguments(second) + ["--other-module"])
    try await run(["3"] + arguments(second).dropFirst())
  }

  @Test func aTypeWithTheSameNameIsRefused() async throws {
    let (own, copy) = ("\(folder)/Sources/App/Own.swift", "\(folder)/Sources/App/Redux")
    try write("import A\npublic final class Effect<Value> {}\nstruct Own {}", to: own)
    try await run(["2", copy])
    let refused = "already has a type with the name Effect, in \(own).\nRename that type, or "
    try await refuse(["4", copy], refused, in: copy)
    // The name of a nested type is no obstacle, and neither is another module.
    try write("struct Own {\n  enum Effect {}\n}\n// class Effect", to: own)
    try write("class Store {}", to: "\(folder)/Sources/Other/Store.swift")
    try await run(["4", copy])
  }

  /// As git writes it with `core.autocrlf`, and as an editor may indent it.
  @Test func whitespaceIsNoChange() async throws {
    try await run(["2", folder])
    let before = try contents(of: folder)
    for (name, text) in before {
      let text = text.replacing("\n", with: "\r\n").replacing("  ", with: "\t")
      try write(text, to: "\(folder)/\(name)")
    }
    #expect(try await run(["--diff", folder]).output == "Nothing was changed by hand\n")
    try await run(["2", folder])
    #expect(try contents(of: folder) == before)
  }

  @Test func aLinkIsFollowed() async throws {
    for (name, arguments) in [("Redux", ["2"]), ("Redux.swift", ["2", "--one-file"])] {
      let (real, link) = ("\(folder)/real/\(name)", "\(folder)/\(name)")
      try await run(arguments + [real])
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
      try await run(arguments + [link])
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == real)
    }
  }
}
