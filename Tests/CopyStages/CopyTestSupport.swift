// Copy stages: the program under test, and its files.

import Foundation
import TestSupport
import Testing

let copyStages = Program("copy-stages")
let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

/// Runs the program, which is expected to succeed.
@discardableResult
func run(
  _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Program.Run {
  let run = try await copyStages.run(arguments: arguments)
  #expect(run.status == 0, "\(run.error)", sourceLocation: sourceLocation)
  return run
}

/// The arguments of the README's copy commands.
func commands() throws -> [[String]] {
  let start = "swift run copy-stages "
  return try text(root.appending(path: "README.md").path).split(separator: "\n")
    .filter { $0.hasPrefix(start) }
    .map { $0.dropFirst(start.count).split(separator: " ").map(String.init) }
}

/// The files of the stages whose folders begin with these names.
func sources(_ folders: [String]) throws -> [(name: String, text: String)] {
  let sources = root.appending(path: "Sources").path
  return try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
    .filter { path in folders.contains { path.hasPrefix($0) } && path.hasSuffix(".swift") }
    .map { (URL(filePath: $0).lastPathComponent, try text("\(sources)/\($0)")) }
    .filter { $0.0 != "Exports.swift" }
}

/// A file's text with the directives for formatters and linters.
func unformatted(_ text: String) -> String {
  """
  // swift-format-ignore-file
  // swiftformat:disable all
  // swiftlint:disable all
  \(text)// swiftlint:enable all

  """
}

/// The lines of code, without blank lines, comments and the imports at the top.
func code(_ text: String) -> [Substring] {
  text.split(separator: "\n").filter { line in
    let start = line.drop { $0 == " " }
    return !start.isEmpty && !["//", "import ", "public import "].contains { start.hasPrefix($0) }
  }
}

func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

func write(_ text: String, to file: String) throws {
  try FileManager.default.createDirectory(
    at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(toFile: file, atomically: true, encoding: .utf8)
}

func append(_ text: String, to file: String, encoding: String.Encoding = .utf8) throws {
  let old = (try? Data(contentsOf: URL(filePath: file))) ?? Data()
  try (old + text.data(using: encoding)!).write(to: URL(filePath: file))
}

/// The texts of the files in a folder.
func contents(of folder: String) throws -> [String: String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) { texts, name in
    let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    texts[name] = bytes.map { String(decoding: $0, as: UTF8.self) } ?? "not a file"
  }
}
