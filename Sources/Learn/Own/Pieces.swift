// Learn: pieces of the student's own file, for the exercises, the steps and `play`.
// SPDX-License-Identifier: MIT

import Foundation

/// A declaration or a statement at the top level of a file, with the blank lines and comments around it.
struct Piece {
  /// The number of its first line.
  let line: Int
  var text = ""

  /// Its keyword and its name, if it is a declaration.
  var declared: (keyword: Substring, name: Substring)? {
    let declaration =
      #/(?:\s|@\w+(?:\(.*?\))?|\b(?:final|private|fileprivate|public|indirect|nonisolated)\b)*(class|struct|enum|actor|protocol|extension|func|typealias|let|var|import)\s+(\w+)/#
    return bare(text).prefixMatch(of: declaration).map { ($0.1, $0.2) }
  }
}

/// The pieces of a file, which together are the file. One begins at each line that is outside of all braces and
/// parentheses, and that neither continues the line before it nor closes anything.
func pieces(of code: String) -> [Piece] {
  var pieces = [Piece(line: 1)]
  var (depth, isEmpty, continues) = (0, true, false)
  for (index, (line, bare)) in zip(lines(of: code[...]), lines(of: bare(code)[...])).enumerated() {
    let begins = line.first.map { !$0.isWhitespace && !"{}()[].?:".contains($0) } ?? false
    if begins, depth == 0, !isEmpty, !continues {
      pieces.append(Piece(line: index + 1))
      isEmpty = true
    }
    pieces[pieces.count - 1].text += line
    depth += bare.count { "{([".contains($0) } - bare.count { "})]".contains($0) }
    let words = bare.trimmingPrefix(while: \.isWhitespace)
    // A comment or an attribute belongs to what follows.
    if !words.isEmpty, words.wholeMatch(of: #/@\w+\s*/#) == nil { isEmpty = false }
    continues = bare.last { !$0.isWhitespace }.map { "=,&|+-*/".contains($0) } ?? continues
  }
  return pieces
}

/// The lines of a text, each with its line break.
private func lines(of text: Substring) -> [Substring] {
  var (lines, rest): ([Substring], Substring) = ([], text)
  while let end = rest.firstIndex(where: \.isNewline) {
    lines.append(rest[...end])
    rest = rest[rest.index(after: end)...]
  }
  return lines + [rest]
}

/// The code with nothing but the line breaks of its strings and comments.
func bare(_ code: String) -> String {
  code.replacing(#/"""(?s:.*?)"""|"(?:\\.|(?!["\\]).)*"|//.*|/\*(?s:.*?)\*//#) {
    String($0.output.filter(\.isNewline))
  }
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

  /// The store, and all types and functions that it mentions, with their line numbers in the student's file.
  private func store(in code: String) -> String? {
    let all = pieces(of: code).filter { !["let", "var", nil].contains($0.declared?.keyword) }
    var (names, count): (Set<Substring>, Int) = (["Store"], 0)
    var needed: [Piece] = []
    repeat {
      count = needed.count
      needed = all.filter { piece in
        piece.declared.map { $0.keyword == "import" || names.contains($0.name) } ?? false
      }
      names.formUnion(needed.flatMap { bare($0.text).matches(of: #/\w+/#).map(\.output) })
    } while needed.count > count
    let text = needed.map(\.text).joined()
    guard text.contains("class Store<Value, Action>"), text.contains("typealias Reducer"),
      text.contains("func observe"), !text.contains("EffectReducer")
    else { return nil }
    return needed.map { place(ofLine: $0.line) + $0.text + "\n" }.joined()
  }

  /// Says that the next line has this number in the student's file.
  func place(ofLine line: Int) -> String {
    "#sourceLocation(file: \"\(url.path(percentEncoded: false))\", line: \(line))\n"
  }
}
