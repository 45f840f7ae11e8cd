// The cheat sheet agrees with the code.

import Foundation
import Testing

@Suite struct CheatSheetTests {
  let rows: [[String]]

  init() throws {
    let sheet = try text(of: "Sources/ClassicRedux/Articles/CheatSheet.md")
    let examples = sheet.components(separatedBy: "\n## From the classic")[0]
    rows = examples.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  @Test func everyExampleIsCompiled() throws {
    #expect(!rows.isEmpty)
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
}
