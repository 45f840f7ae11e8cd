// Copy stages: an update over a changed copy loses nothing.

import Foundation
import TestSupport
import Testing

@Suite struct CopyUpdateTests {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }

  @Test func anUpdateDeletesWhatTheNewVersionLacks() async throws {
    try await run(["2", folder])
    let current = try contents(of: folder)
    let old = try #require(current["Store.swift"])
    try write(old, to: "\(folder)/OldStore.swift")
    try write("// Mine", to: "\(folder)/Mine.swift")
    try await run(["2", folder])
    #expect(try contents(of: folder) == current.merging(["Mine.swift": "// Mine"]) { $1 })
  }

  @Test(arguments: [["2"], ["5", "--tests", "App"], ["8"]])
  func aCopyBecomesSmallerOnlyIfSomeoneSaysSo(smaller: [String]) async throws {
    let copy = "\(folder)/Redux"
    try await run(smaller + ["\(folder)/Small"])
    try await run(["8", copy, "--swiftui"])
    try write("// Mine", to: "\(copy)/Mine.swift")
    let removed = smaller[0] == "8" ? "ObservableStore" : "IdentifiedArray"
    try await refuse(smaller + [copy], "\n  \(removed).swift\n", in: copy)
    try await refuse(smaller + [copy, "--force"], "To remove this, add --smaller.", in: copy)
    try await run(smaller + [copy, "--smaller"])
    let small = try contents(of: "\(folder)/Small")
    #expect(try contents(of: copy) == small.merging(["Mine.swift": "// Mine"]) { $1 })
  }

  @Test func aSingleFileBecomesSmallerOnlyIfSomeoneSaysSo() async throws {
    let file = "\(folder)/Redux.swift"
    try await run(["4", "--one-file", file])
    try await refuse(["2", "--one-file", file], "\n  the type Effect\n", in: folder)
    try await run(["2", "--one-file", file, "--smaller"])
    #expect(!(try text(file)).contains("struct Effect"))
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
    try await run(["2", copy, "--smaller"])
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
      for stage in ["1", "2"] { try await run([stage, "--one-file", file]) }
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
    let lines = try await run(["--diff", path], status: 1).lines.filter { $0.contains(/^[+-]/) }
    #expect(lines == ["--- \(edited)\tas it was copied", "+++ \(edited)", "+// Mine"])
    if !isOneFile {
      try FileManager.default.removeItem(atPath: "\(path)/\(edited)")
      #expect(try await run(["--diff", path], status: 1).output.contains("+++ \(edited)\n"))
    }
  }

  /// As the help says to bring it to a new version.
  @Test func whatWasChangedByHandIsPatchedBackAfterAnUpdate() async throws {
    let copy = "\(folder)/Redux"
    try await run(["2", copy])
    try edit("\(copy)/Store.swift")
    let mine = try await run(["--diff", copy], status: 1).output
    try await run(["2", copy, "--force"])
    #expect(!(try text("\(copy)/Store.swift")).contains("// Mine"))
    let patched = try await Program(at: URL(filePath: "/usr/bin/env")).run(
      arguments: ["patch", "--ignore-whitespace", "--directory", copy], input: mine)
    #expect(patched.status == 0, "\(patched)")
    #expect(try await run(["--diff", copy], status: 1).output == mine)
  }

  private static let canMount = FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")

  @Test(.enabled(if: canMount)) func aFullDiskIsNamed() async throws {
    let disk = "\(folder)/disk"
    try write("", to: "\(disk)/empty")
    let command =
      "mount -t tmpfs -o size=40k tmpfs \(disk) || exit 0; \(copyStages.url.path) 8 \(disk)/App/Redux"
    let full = try await Program(at: URL(filePath: "/usr/bin/unshare")).run(
      arguments: ["-rm", "sh", "-c", command])
    // Where nobody may mount a disk, there is none to fill.
    guard full.status == 1, !full.error.contains("unshare") else { return }
    #expect(
      full.error.hasSuffix(
        "cannot be written: its disk is full. Make room, and run the command again\n"), "\(full)")
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
