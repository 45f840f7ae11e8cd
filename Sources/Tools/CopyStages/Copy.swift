// Copy stages: the text of the files.

import Foundation

/// The stages as files of another project.
struct Copy {
  private let stage: Int
  /// The module that contains the stages below 5, for a copy of stage 5 alone.
  private let module: String?
  private let hasSwiftUI: Bool
  /// Whether what is near the copy is in another module, as the person who made it said.
  var isInOtherModule = false
  /// The commit that is copied, or `nil` for the files as they are now.
  var commit: String?

  init(_ word: String?, _ flags: Set<String>, module: String?) throws {
    guard let stage = word.flatMap(Int.init), 1...8 ~= stage else {
      throw Refusal("which stage, from 1 to 8? See copy-stages --help")
    }
    (self.stage, self.module) = (stage, module)
    hasSwiftUI = flags.contains("--swiftui")
    if (module != nil) != (stage == 5) {
      throw Refusal("stage 5 is for tests, and goes with --tests MODULE; no other stage does")
    }
    if hasSwiftUI && stage != 8 { throw Refusal("--swiftui needs stage 8") }
  }

  /// The files by their names, without those in `unneeded`.
  ///
  /// A single file begins with the store, and ends with its license.
  func files(
    in destination: Destination, without unneeded: Set<String> = []
  ) throws -> [String: Data] {
    // The stages below 5 are in another module.
    let imports = module.map { ["@_exported public import \($0)\n"] } ?? []
    let sources = try sources(without: unneeded)
    if destination.isOneFile {
      let parts = try imports + sources.map(\.text) + [head(" --one-file")]
      return [destination.mainName: sealed(withEqualImports(parts.joined(separator: "\n")))]
    }
    let files = sources.map { ($0.name, sealed($0.text)) }
    let main = sealed(try ([head()] + imports).joined(separator: "\n"))
    return Dictionary(uniqueKeysWithValues: files + [(destination.mainName, main)])
  }

  /// The names of all files that the current version can copy.
  static func allNames() throws -> Set<String> {
    let copies = try [Copy("8", ["--swiftui"], module: nil), Copy("5", [], module: "App")]
    return try Set(copies.flatMap { try $0.sources(without: []).map(\.name) })
  }

  /// The types that stage 5 needs of the stages below it.
  static func typesBelowStage5() throws -> Set<String> {
    let sources = try Copy("4", [], module: nil).sources(without: [])
    return Names(in: sources.map { Data($0.text.utf8) }).declared
  }

  /// The text of a single file in which all imports of a module have the same access level.
  private func withEqualImports(_ text: String) -> String {
    text.matches(of: /(?m)^public (import \w+)$/).reduce(text) { text, match in
      text.replacing("\ninternal \(match.1)\n", with: "\npublic \(match.1)\n")
    }
  }

  /// The files of the stages by their names, in order, but `Store.swift` comes first.
  private func sources(without unneeded: Set<String>) throws -> [(name: String, text: String)] {
    let stages = stage == 5 ? [5] : (1...stage).filter { $0 != 5 }
    let folders = stages.map { "Stage\($0)" } + (hasSwiftUI ? ["SwiftUISupport"] : [])
    let list = try commit.map { try git("ls-tree", "-r", "--name-only", "\($0):Sources") }
    let paths =
      try list?.components(separatedBy: "\n")
      ?? FileManager.default.subpathsOfDirectory(atPath: package.appending(path: "Sources").path)
    let store = "Stage1Store/Store.swift"
    return try paths.sorted { $0 == store || $1 != store && $0 < $1 }.filter { path in
      folders.contains(where: path.hasPrefix) && path.hasSuffix(".swift")
        && !path.hasSuffix("/Exports.swift")
        && !unneeded.contains(URL(filePath: path).lastPathComponent)
    }.map { (URL(filePath: $0).lastPathComponent, try text(of: "Sources/\($0)")) }
  }

  /// The command, the version and the license.
  private func head(_ option: String = "") throws -> String {
    let options =
      (hasSwiftUI ? " --swiftui" : "") + (module.map { " --tests \($0)" } ?? "") + option
      + (isInOtherModule ? " --other-module" : "")
    let version = try text(of: ".github/CHANGELOG.md").firstMatch(of: /\n## (.*)/)?.1 ?? "unknown"
    let current = try? git("describe", "--always", "--abbrev=40", "--exclude=*", "--dirty")
    return """
      ClassicRedux, by: copy-stages \(stage)\(options)
      Version: \(version)
      Commit: \(commit ?? current?.trimmingCharacters(in: .newlines) ?? "unknown")

      \(try text(of: "LICENSE").trimmingCharacters(in: .newlines))
      """.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }

  private func text(of path: String) throws -> String {
    if let commit { return try git("show", "\(commit):\(path)") }
    return try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }
}

private let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}

private func git(_ arguments: String...) throws -> String {
  // Not the repository of a project that contains this package.
  let git = run(["git", "--git-dir", ".git", "--work-tree", "."] + arguments)
  if git.status != 0 { throw Refusal("this repository lacks the commit that was copied") }
  return git.output
}

/// Runs a program in the folder of the package.
func run(_ words: [String]) -> (status: Int32, output: String) {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  process.currentDirectoryURL = package
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return (127, "") }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
