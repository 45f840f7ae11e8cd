// Stepping: divides the source of a page into pieces that run one by one.
// SPDX-License-Identifier: MIT

/// A statement or declaration at the top level of a page, with the prose before it.
struct PagePiece: Equatable {
  /// The number of its first line.
  var line: Int
  /// The page's prose, line by line.
  var prose: [String] = []
  var code: [String] = []
  /// Whether it is not shown: an import, or code that only a playground runs.
  var isSilent = false

  /// Whether it is only the first line of a declaration.
  fileprivate var isAttribute: Bool { code.count == 1 && code[0].wholeMatch(of: #/@\w+/#) != nil }

  fileprivate var nextLine: Int { line + code.count }
}

/// The pieces of a page, which has to be formatted: a piece begins at a line that is not indented, or, in a
/// function of the main actor, at a line that is indented by two blanks.
func pieces(of page: String) -> [PagePiece] {
  var pieces: [PagePiece] = []
  var prose: [String] = []
  var isInCondition = false
  var isInFunction = false
  for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if line == "}" && isInFunction { isInFunction = false }
    let code = isInFunction && line.hasPrefix("  ") ? line.dropFirst(2) : line
    if line.hasPrefix("//:") {
      prose.append(String(line.dropFirst(3).drop { $0 == " " }))
    } else if isInCondition || code.first.map({ " })]".contains($0) }) == true
      || pieces.last?.isAttribute == true
    {
      // Blank lines between count, too.
      let blank = index + 1 - pieces[pieces.count - 1].nextLine
      pieces[pieces.count - 1].code += Array(repeating: "", count: blank) + [String(line)]
      if code == "#endif" { isInCondition = false }
    } else if !code.isEmpty, !code.hasPrefix("//") {
      isInCondition = code.hasPrefix("#if")
      let isFunction = line.hasPrefix("@MainActor func ") && line.hasSuffix("{")
      if isFunction { isInFunction = true }
      let isSilent = isInCondition || isFunction || code.hasPrefix("import ")
      pieces.append(
        PagePiece(
          line: index + 1, prose: isSilent ? [] : prose, code: [String(line)], isSilent: isSilent))
      if !isSilent { prose = [] }
    }
  }
  return pieces
}

/// The page as a program that waits before each piece, with stores that print what they do.
func stepped(_ pieces: [PagePiece]) -> String {
  var lines = ["import Stepping"]
  let untraced = storesOfItsOwn(pieces)
  for (index, piece) in pieces.enumerated() {
    if !piece.isSilent { lines.append("Stepping.step(\(index))") }
    for (offset, line) in piece.code.enumerated() {
      lines.append(piece.isSilent ? line : traced(line, number: piece.line + offset, but: untraced))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// The variables whose objects are of a class that the page declares.
private func storesOfItsOwn(_ pieces: [PagePiece]) -> Set<Substring> {
  let lines = pieces.flatMap(\.code)
  let classes = Set(lines.compactMap { $0.firstMatch(of: #/class (\w+)/#)?.1 })
  let variables = lines.compactMap { $0.firstMatch(of: #/let (\w+) = (\w+)\(/#) }
  return Set(variables.filter { classes.contains($0.2) }.map(\.1))
}

/// The line with stores and observers that print what they do, except those in some variables.
private func traced(_ line: String, number: Int, but untraced: Set<Substring>) -> String {
  line.replacing(#/(^|[^A-Za-z.])Store\(/#) { "\($0.1)Stepping.tracedStore(" }
    .replacing(#/(\w+)\.observe {/#) { match in
      untraced.contains(match.1) ? match.0 : "\(match.1).observed(inLine: \(number)) {"
    }
}
