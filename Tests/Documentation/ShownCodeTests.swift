// Code in documents is an excerpt of compiled code.

import Foundation
import Testing

/// Every Swift block of the README, of the articles and of doc comments is an excerpt of a source file, but for its
/// imports, which stand at the top of the file there, and for lines that somebody added to the file. Some articles are
/// themselves compiled.
@Suite struct ShownCodeTests {
  @Test(
    arguments: try documents().filter { $0 != followedArticle }
      + files(ending: ".swift").filter { $0.hasPrefix("Sources") })
  func everyBlockIsCompiledCode(file: String) throws {
    let sources = try Self.sources.get()
    for block in try file.hasSuffix(".swift") ? blocks(inDocCommentsOf: file) : blocks(of: file) {
      #expect(
        sources.contains { block.appears(in: $0) },
        "\(file) shows:\n\(block.joined(separator: "\n"))"
      )
    }
  }

  @Test func everyExampleOfTheCheatSheetIsCompiledCode() throws {
    let sheet = try text(of: "Sources/ClassicRedux/Articles/CheatSheet.md")
    let examples = sheet.components(separatedBy: "\n## Glossary")[0]
      .matches(of: #/(?m)^\| `(.*?)` \|/#).map { String($0.1) }
    #expect(!examples.isEmpty)
    // A line that is too long is broken.
    let sources = try Self.sources.get().map {
      $0.filter { !$0.hasPrefix("//") }.joined(separator: " ").replacing("( ", with: "(")
    }
    for example in examples {
      #expect(sources.contains { $0.contains(example) }, "\(example)")
    }
  }

  /// The lines of all source files.
  private static let sources = Result {
    let steps = try text(of: "Playgrounds/BuildItYourself.txt")
      .replacing(#/(?m)^\d+-\d* *\|/#, with: "")
    // An indented block is only an excerpt.
    let compiled = try compiledArticles.map { article in
      try text(of: article).matches(of: #/(?ms)^```swift\n(?! )(.*?)^```$/#).map(\.1).joined()
    }
    return try (files(ending: ".swift") + ["Package.swift"]).map { lines(of: try text(of: $0)) }
      + (compiled + [steps]).map(lines)
  }

  private func blocks(of document: String) throws -> [[String]] {
    try text(of: document).components(separatedBy: "```swift\n").dropFirst().map { rest in
      Self.lines(of: rest.components(separatedBy: "\n```")[0])
    }
  }

  private func blocks(inDocCommentsOf file: String) throws -> [[String]] {
    try text(of: file).matches(of: #/(?s)/// ```swift\n(.*?)/// ```/#).map { block in
      Self.lines(of: String(block.1)).compactMap { line in
        let code = line.dropFirst("///".count).trimmingCharacters(in: .whitespaces)
        return code.isEmpty ? nil : code
      }
    }
  }

  /// The lines that are not blank, without their indentation, and without `/* … */` comments, which could contain
  /// code that is never compiled.
  private static func lines(of text: String) -> [String] {
    var isInComment = false
    return text.split(separator: "\n").compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("/*") { isInComment = true }
      if line.hasSuffix("*/") { isInComment = false }
      guard !line.isEmpty, !isInComment, !line.hasPrefix("import ") else { return nil }
      // The formatter aligns comments at the ends of lines.
      guard let comment = line.range(of: "  //") else { return line }
      return line[..<comment.lowerBound].trimmingCharacters(in: .whitespaces) + " "
        + line[comment.lowerBound...].trimmingCharacters(in: .whitespaces)
    }
  }
}
