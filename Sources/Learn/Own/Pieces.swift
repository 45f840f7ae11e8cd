// Learn: pieces of the student's own file, for the exercises, the steps and `play`.
// SPDX-License-Identifier: MIT

import Foundation

/// A declaration or a statement at the top level of a file, with the blank lines and comments around it.
struct Piece {
  /// The number of its first line.
  let line: Int
  let text: String

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
  let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  var starts = [0]
  var (depth, isEmpty, continues) = (0, true, false)
  for (index, bare) in bare(code).split(
    omittingEmptySubsequences: false, whereSeparator: \.isNewline
  )
  .enumerated() {
    let begins = lines[index].first.map { !$0.isWhitespace && !"{}()[].?:".contains($0) } ?? false
    if begins, depth == 0, !isEmpty, !continues {
      starts.append(index)
      isEmpty = true
    }
    depth += bare.count { "{([".contains($0) } - bare.count { "})]".contains($0) }
    guard let last = bare.last(where: { !$0.isWhitespace }) else { continue }
    // A comment or an attribute belongs to what follows.
    if bare.wholeMatch(of: #/\s*@\w+\s*/#) == nil { isEmpty = false }
    continues = "=,&|+-*/".contains(last)
  }
  let ends = starts.dropFirst().map { lines[$0].startIndex } + [code.endIndex]
  return zip(starts, ends).map { start, end in
    Piece(line: start + 1, text: String(code[lines[start].startIndex..<end]))
  }
}

/// The code with nothing but the line breaks of its strings and comments.
func bare(_ code: String) -> String {
  var (bare, code) = ("", code[...])
  while !code.isEmpty {
    let rest = afterFirst(of: code)
    let first = code[..<rest.startIndex]
    bare += first.count == 1 ? first : first.filter(\.isNewline)
    code = rest
  }
  return bare
}

/// The code after the string or the comment at its beginning, or else after one character.
private func afterFirst(of code: Substring) -> Substring {
  guard let first = code.first, "/#\"".contains(first) else { return code.dropFirst() }
  var code = code
  if code.hasPrefix("//") { return code.drop { !$0.isNewline } }
  if code.hasPrefix("/*") {
    code = code.dropFirst(2)
    while !code.isEmpty, !code.hasPrefix("*/") { code = afterFirst(of: code) }
    return code.dropFirst(2)
  }
  guard let quotes = code.prefixMatch(of: #/(#*)("""|")/#) else { return code.dropFirst() }
  let escape = "\\" + quotes.1
  code = code.dropFirst(quotes.0.count)
  while !code.isEmpty, !code.hasPrefix(quotes.2 + quotes.1) {
    if code.hasPrefix(escape + "(") {
      code = code.dropFirst(escape.count)
      var depth = 0
      repeat {
        depth += code.hasPrefix("(") ? 1 : code.hasPrefix(")") ? -1 : 0
        code = afterFirst(of: code)
      } while depth > 0 && !code.isEmpty
    } else {
      code = code.dropFirst(code.hasPrefix(escape) ? escape.count + 1 : 1)
    }
  }
  return code.dropFirst(quotes.0.count)
}

extension OwnFile {
  /// Copies the store of the student's file into the folder of an exercise, if the file has one that the exercise can
  /// use, and returns whether it does.
  func lendStore(to exercise: URL) -> Bool {
    let copy = exercise.appending(path: "OwnStore.swift")
    try? FileManager.default.removeItem(at: copy)
    return (try? FileManager.default.copyItem(at: savedStore, to: copy)) != nil
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

  /// The student's program with other statements in place of those after its store, which only try it out, or `nil`
  /// if it has no store.
  func program(_ code: String, trying statements: [String]) -> String? {
    let pieces = pieces(of: code)
    guard let store = pieces.lastIndex(where: { $0.declared?.name == "store" }) else { return nil }
    let (before, after) = (pieces[...store], pieces[(store + 1)...])
    // The rest is still compiled, because it may have declarations.
    return """
      \(before.map(\.text).joined())
      import Foundation
      do {
      setvbuf(stdout, nil, _IONBF, 0)  // A crash would lose what is printed.
      #sourceLocation(file: "what \(url.lastPathComponent) is tried with", line: 1)
      \(statements.joined(separator: "\n"))
      exit(0)
      }
      \(after.first.map { place(ofLine: $0.line) } ?? "")\(after.map(\.text).joined())
      """
  }

  /// Says that the next line has this number in the student's file.
  func place(ofLine line: Int) -> String {
    "#sourceLocation(file: \"\(url.path(percentEncoded: false))\", line: \(line))\n"
  }
}
