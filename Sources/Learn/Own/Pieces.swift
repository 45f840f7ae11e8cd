// Learn: pieces of the student's own file, for the exercises and for `play`.
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
  /// Copies the store of the student's file into the folder of an exercise, if the file has one that the exercise can
  /// use, and returns whether it does.
  func lendStore(to exercise: URL) -> Bool {
    let copy = exercise.appending(path: "OwnStore.swift")
    try? FileManager.default.removeItem(at: copy)
    guard let saved = try? Data(contentsOf: savedStore) else { return false }
    return (try? saved.write(to: copy)) != nil
  }

  /// Keeps the store of the student's file for the next exercises, if it is complete and has no effects yet.
  func keepStore() {
    guard let code, let store = store(in: code) else { return }
    try? Data(store.utf8).write(to: savedStore)
  }

  /// Whether there is a store for the exercises.
  var hasStore: Bool { savedStore.exists }

  private var savedStore: URL { folder.appending(path: ".build/OwnStore.swift") }

  private func store(in code: String) -> String? {
    let parts = pieces(of: code).filter {
      $0.text.contains(#/(class Store|class ObserverToken|typealias Reducer)\b/#)
        && $0.isDeclaration
    }
    let text = parts.map(\.text).joined()
    guard text.contains("class Store<Value, Action>"), text.contains("typealias Reducer"),
      text.contains("func observe"), !text.contains("EffectReducer")
    else { return nil }
    return source(of: parts)
  }

  /// Code whose lines have their numbers in the student's file.
  func source(of pieces: [Piece]) -> String {
    pieces.map { piece in
      "#sourceLocation(file: \"\(url.path(percentEncoded: false))\", line: \(piece.line))\n\(piece.text)\n"
    }.joined()
  }
}
