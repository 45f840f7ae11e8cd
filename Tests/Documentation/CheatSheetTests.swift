// The cheat sheet is complete, and agrees with the code.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct CheatSheetTests {
  let sheet: String
  let rows: [[String]]

  init() throws {
    sheet = try text(of: "Sources/ClassicRedux/Articles/CheatSheet.md")
    let examples = sheet.components(separatedBy: "\n## From the classic")[0]
    rows = examples.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  @Test func everyPublicNameIsListed() throws {
    let names = Set(
      sheet.matches(of: /`([^`]+)`/).flatMap { $0.1.matches(of: /\w+/) }.map { String($0.0) })
    for file in try files(ending: ".swift") where isLibrary(file) {
      let declarations = try text(of: file).matches(
        of: #/public (?:\w+(?:\(set\))? )*(?:func|var|let|struct|class|enum|typealias) (\w+)/#)
      for name in declarations.map({ String($0.1) })
      where !name.hasPrefix("_") && !others.contains(name) {
        let isThere = names.contains(name)
        #expect(isThere, "\(name) in \(file)")
      }
    }
  }

  @Test func everyExampleIsCompiled() throws {
    #expect(rows.count > 90)
    let code = try ["CheatSheet", "DocCommentExamples"]
      .map { try text(of: "Tests/Documentation/\($0).swift") }.joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacingOccurrences(of: "( ", with: "(")
    for row in rows {
      let example = row[0].dropFirst().dropLast()
      let isThere = code.contains(example)
      #expect(isThere, "\(example)")
    }
  }

  private func isLibrary(_ file: String) -> Bool {
    file.hasPrefix("Sources/Stage") || file.hasPrefix("Sources/SwiftUISupport")
  }

  /// Requirements of standard protocols, names that only the stages themselves use, and those for code that extends
  /// the store.
  private let others: Set = [
    "advanced", "body", "buildArray", "buildBlock", "buildEither", "buildExpression",
    "buildOptional", "buildPartialBlock", "callAsFunction", "childID", "ChildPath", "find",
    "customMirror",
    "description", "duration", "EffectSurrounding", "embed", "encode", "endIndex", "hash",
    "Instant", "makeIterator",
    "minimumResolution", "missingChild", "number", "ofChild", "offset", "origin",
    "outlivingChild", "path", "plugin", "ReducerBuilder", "reportToStandardError", "RouteAddress",
    "runEffects", "screen", "sleeping",
    "startIndex", "wait", "withContiguousStorageIfAvailable", "withOrigin", "write",
  ]
}
