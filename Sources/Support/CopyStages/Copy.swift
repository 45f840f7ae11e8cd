// Copy stages: the text of the files.
// SPDX-License-Identifier: MIT

import Foundation

/// The stages as files of another project.
struct Copy {
  var stage: Int
  /// The module that contains the stages below 5, for a copy of stage 5 alone.
  var module: String?
  var isInternal: Bool
  var hasSwiftUI: Bool

  /// The files by their names. The one named `root` lists the others.
  func files(root: String) throws -> [String: String] {
    let sources = try sources()
    var files: [String: String] = [:]
    for (name, text) in sources {
      // A testable import holds for its file only, and follows the comment at the top.
      let importing = text.replacing("\n\n", with: "\n\n\(imports)", maxReplacements: 1)
      let others = sources.filter { $0.name != name }.map(\.text)
      files[name] = unformatted(isInternal ? closed(importing, to: others) : text)
    }
    let list = files.sorted { $0.key < $1.key }.map { "// \(hash(Data($1.utf8))) \($0)\n" }
    let rest = isInternal || imports.isEmpty ? "" : "\n" + imports
    files[root] = Head.sealed(unformatted(try head() + "//\n" + list.joined() + rest))
    return files
  }

  /// The text of all files in one.
  func oneFile() throws -> String {
    let license = /\/\/ SPDX-License-Identifier: .*\n/
    let texts = try sources().map { $0.text.replacing(license, with: "") }
    let parts = ([try head("--one-file"), imports] + texts).filter { !$0.isEmpty }
    return Head.sealed(unformatted(closed(parts.joined(separator: "\n"), to: [])))
  }

  /// The files of the stages, in order, by their names.
  private func sources() throws -> [(name: String, text: String)] {
    let folder = package.appending(path: "Sources")
    let stages = module == nil ? (1...stage).filter { $0 != 5 } : [5]
    let names = stages.map { "Stage\($0)" } + (hasSwiftUI ? ["SwiftUISupport"] : [])
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { path in
        path.hasSuffix(".swift") && !path.hasSuffix("/Exports.swift")
          && names.contains { path.hasPrefix($0) }
      }
      .map { path in
        let file = folder.appending(path: path)
        return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
      }
  }

  /// The import of the stages below 5, which are in another module.
  private var imports: String {
    guard let module else { return "" }
    return isInternal ? "@testable import \(module)\n" : "@_exported public import \(module)\n"
  }

  /// The text without what only other modules need: attributes and, in an internal copy, access levels.
  ///
  /// A name with an underscore becomes `fileprivate` unless one of `others`, the texts of the other files, uses it.
  private func closed(_ text: String, to others: [String]) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("//") { return line }
      var rest = line.replacing(/@frozen |@inlinable ?|@usableFromInline ?/, with: "")
      if isInternal { rest = rest.replacing(/public (internal\(set\) )?/, with: "") }
      if rest.allSatisfy({ $0 == " " }) && !line.isEmpty { return nil }
      return rest.replacing(/((?:mutating |static |weak )*(?:let|var|func) )(_\w+)/) { match in
        let isShared = others.contains { $0.contains(match.2) }
        return (isShared ? "" : "fileprivate ") + match.1 + match.2
      }
    }.joined(separator: "\n")
  }

  /// The text, with the directives that keep formatters and linters from changing or judging it.
  private func unformatted(_ text: String) -> String {
    """
    // swift-format-ignore-file
    // swiftformat:disable all
    // swiftlint:disable all
    \(text)// swiftlint:enable all

    """
  }

  /// The command, the version and the license.
  private func head(_ option: String = "") throws -> String {
    let options =
      [isInternal ? "--internal" : "", hasSwiftUI ? "--swiftui" : ""]
      + (module.map { ["--tests", $0] } ?? []) + [option]
    let command = (["copy-stages \(stage)"] + options.filter { !$0.isEmpty }).joined(separator: " ")
    let version = try text(of: ".github/CHANGELOG.md").firstMatch(of: /\n## (.*)/)?.1 ?? "unknown"
    let lines = """
      ClassicRedux, by: \(command)
      Version: \(version)
      Commit: \(commit())

      \(try text(of: "LICENSE"))
      """.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }

  private func text(of path: String) throws -> String {
    let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    return text.trimmingCharacters(in: .newlines)
  }
}

private let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}

/// The commit that is copied, and its date.
private func commit() -> String {
  guard let commit = git("log", "-1", "--format=%H of %cs") else { return "unknown" }
  return git("status", "--porcelain", "Sources") == "" ? commit : "\(commit), with changes"
}

private func git(_ arguments: String...) -> String? {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  // Not the repository of a project that contains this package.
  process.arguments = ["git", "--git-dir", ".git", "--work-tree", "."] + arguments
  process.currentDirectoryURL = package
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  return process.terminationStatus == 0 ? text : nil
}
