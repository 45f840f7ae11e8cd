// Code that is shown is code that was compiled.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Every Swift block of the README and of the articles is an excerpt of a source file.
@Suite struct ShownCodeTests {
  @Test(arguments: try documents())
  func everyBlockIsAnExcerptOfCompiledCode(document: String) throws {
    let sources = try files(ending: ".swift").map(linesOfFile)
    for block in try blocks(of: document) {
      #expect(
        sources.contains { contains($0, block) },
        "\(document) shows:\n\(block.joined(separator: "\n"))")
    }
  }

  @Test func thereAreBlocksToLookAt() throws {
    #expect(try blocks(of: "README.md").count > 0)
  }

  private func contains(_ lines: [String], _ block: [String]) -> Bool {
    lines.indices.contains { lines[$0...].starts(with: block) }
  }

  private func blocks(of document: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      lines(of: rest.components(separatedBy: "\n```")[0])
    }
  }

  private func linesOfFile(_ file: String) throws -> [String] {
    lines(of: try String(contentsOf: root.appending(path: file), encoding: .utf8))
  }

  /// The lines without the indentation, which differs where an excerpt is taken from, and without
  /// those that are blank.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "" }
  }
}
