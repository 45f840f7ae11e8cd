// Learn: pieces of the student's own file, for `play`.
// SPDX-License-Identifier: MIT

import Foundation

/// A declaration or a statement at the top level of a file.
struct Piece {
  /// The number of its first line.
  let line: Int
  var text: String

  /// Whether it is a declaration other than that of a constant or a variable.
  var isDeclaration: Bool {
    text.contains(
      #/^(//.*\n|@\w+\s+)*((final|private|public) )*(struct|class|enum|func|typealias|extension|protocol|import)\b/#
    )
  }
  var definesStore: Bool { text.contains(#/^(let|var) store\b/#) }
}

/// The pieces of a file that is formatted as usual: a piece begins at a line without indentation, unless that line
/// closes a brace or a parenthesis, or continues a comment.
func pieces(of code: String) -> [Piece] {
  var pieces: [Piece] = []
  var isOpen = false
  for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let begins = line.first.map { !" })]".contains($0) } ?? false
    if begins, !isOpen {
      pieces.append(Piece(line: index + 1, text: String(line)))
    } else if !pieces.isEmpty {
      pieces[pieces.count - 1].text += "\n" + line
    }
    // A comment or an attribute belongs to what follows.
    if begins { isOpen = line.hasPrefix("//") || line.wholeMatch(of: #/@\w+\s*/#) != nil }
  }
  return pieces
}

extension OwnFile {
  /// Code whose lines have their numbers in the student's file.
  func source(of pieces: [Piece]) -> String {
    pieces.map { piece in
      "#sourceLocation(file: \"\(url.path(percentEncoded: false))\", line: \(piece.line))\n\(piece.text)\n"
    }.joined()
  }
}
