// Copy stages: the text of the files.
// SPDX-License-Identifier: MIT

import Foundation

/// Some stages, as they will stand in another project.
struct Copy {
  var stage = 0
  /// The module that contains the stages below 5, for a copy of stage 5 alone.
  var module: String?
  var isInternal = false
  var hasSwiftUI = false

  func check() throws {
    if let module {
      guard stage == 5 else { throw Refusal("--tests goes with stage 5 only") }
      guard module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
        throw Refusal("\(module) is not a valid module name")
      }
    }
    if hasSwiftUI && stage != 8 { throw Refusal("--swiftui needs stage 8") }
  }

  var title: String {
    if module != nil { return "stage 5" }
    let stages =
      switch stage {
      case 1: "stage 1"
      case 5: "stages 1 to 4"
      case 6...: "stages 1 to \(stage) without 5"
      default: "stages 1 to \(stage)"
      }
    return hasSwiftUI ? "\(stages), with SwiftUISupport" : stages
  }

  private var arguments: String {
    let options = [
      module.map { "--tests \($0)" }, isInternal ? "--internal" : nil,
      hasSwiftUI ? "--swiftui" : nil,
    ]
    return (["\(stage)"] + options.compactMap { $0 }).joined(separator: " ")
  }

  /// The files by their names. The one named `root` says which they are.
  func files(root: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for (name, text) in try sources() {
      // A testable import holds for its file only, and follows the comment at the top.
      let whole = text.replacing("\n\n", with: "\n\n\(imported())", maxReplacements: 1)
      files[name] = isInternal ? internalText(whole) : text
    }
    let list = files.sorted { $0.key < $1.key }
      .map { "// \(hash(Data($1.utf8))) \($0)\n" }.joined()
    files[root] = Head.sealed(try head() + "//\n" + list + (isInternal ? "" : imported()))
    return files
  }

  /// The one file that contains all others.
  func oneFile(named name: String) throws -> [String: String] {
    // Each import once, and public if any file imports it publicly.
    var imports: [Substring: Bool] = [:]
    var text = ""
    for (_, source) in try sources() {
      text += "\n"
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        if let match = line.wholeMatch(of: /(public )?import (\w+)/) {
          imports[match.2] = imports[match.2] == true || match.1 != nil
        } else if !line.hasPrefix("// SPDX-License-Identifier: ") {
          text += line + "\n"
        }
      }
    }
    let lines = imports.sorted { $0.key < $1.key }
      .map { "\($1 ? "public " : "")import \($0)\n" }.joined()
    text = (try head() + imported() + "\n" + lines + text).replacing(/\n{3,}/, with: "\n\n")
    while text.hasSuffix("\n\n") { text.removeLast() }
    return [name: Head.sealed(isInternal ? internalText(text) : text)]
  }

  /// The files of the stages, in order, by their names.
  private func sources() throws -> [(name: String, text: String)] {
    let folder = package.appending(path: "Sources")
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let stages = module == nil ? (1...stage).filter { $0 != 5 } : [5]
    let names = stages.map { "Stage\($0)" } + (hasSwiftUI ? ["SwiftUISupport"] : [])
    return try all.filter { folder in names.contains { folder.hasPrefix($0) } }.flatMap { name in
      let folder = folder.appending(path: name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") && $0 != "Exports.swift" }.sorted()
        .map { path in
          let file = folder.appending(path: path)
          return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
    }
  }

  /// The import of the stages below 5, which are in another module.
  private func imported() -> String {
    guard let module else { return "" }
    return isInternal ? "@testable import \(module)\n" : "\n@_exported public import \(module)\n"
  }

  /// Without the access levels and attributes that only other modules need.
  private func internalText(_ text: String) -> String {
    let words = ["public internal(set) ", "public ", "@frozen ", "@inlinable", "@usableFromInline"]
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("//") { return line[...] }
      let rest = words.reduce(line) {
        $0.replacing("\($1) ", with: "").replacing($1, with: "")[...]
      }
      return rest.allSatisfy { $0 == " " } && !line.isEmpty ? nil : rest
    }.joined(separator: "\n")
  }

  /// Which version this is, and the licence.
  private func head() throws -> String {
    let version = try text(of: ".github/CHANGELOG.md").firstMatch(of: /\n## (.*)/)?.1 ?? "unknown"
    let licence = try text(of: "LICENSE").split(separator: "\n", omittingEmptySubsequences: false)
    let lines = [
      "ClassicRedux, \(title), by copy-stages \(arguments)", "Version: \(version)",
      "Commit: \(commit())", "",
    ]
    return (lines + licence.map(String.init)).map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
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
  process.arguments =
    ["git", "--git-dir", package.appending(path: ".git").path, "--work-tree", package.path]
    + arguments
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  return process.terminationStatus == 0 ? text : nil
}
