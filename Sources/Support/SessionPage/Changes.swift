// A session as a web page: the changes from one moment to the next.

import TerminalUI

/// The elements that a list lost and gained: `["− 11", "+ 7919"]`.
public func differences<Element: Equatable>(from old: [Element], to new: [Element]) -> [String] {
  let changes = changes(from: old, to: new)
  return changes.reversed().flatMap(\.removed).map { "− \($0)" }
    + changes.flatMap(\.inserted).map { "+ \($0)" }
}

/// The changes of lists that come in sections, which are compared one by one.
func changes(from old: [[Int]], to new: [[Int]]) -> [Change<Int>] {
  var offset = 0
  return zip(old, new).flatMap { old, new in
    defer { offset += new.count }
    return changes(from: old, to: new).map {
      Change(start: $0.start + offset, removed: $0.removed, inserted: $0.inserted)
    }
  }
}

/// The elements that others replace.
struct Change<Element: Equatable> {
  let start: Int
  let removed: [Element]
  let inserted: [Element]
}

/// The changes that, made one after another, turn a list into another.
private func changes<Element>(from old: [Element], to new: [Element]) -> [Change<Element>] {
  if old == new { return [] }
  // Finding the shortest difference takes quadratic time if nearly everything differs.
  if old.count + new.count > 20_000 {
    let start = zip(old, new).prefix(while: ==).count
    return [Change(start: start, removed: Array(old[start...]), inserted: Array(new[start...]))]
  }
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let element, _):
      Change(start: offset, removed: [element], inserted: [])
    case .insert(let offset, let element, _):
      Change(start: offset, removed: [], inserted: [element])
    }
  }
}

/// Adjacent cells of one style in a row.
struct Run: Hashable, Encodable {
  var row: Int
  var column: Int
  /// The style's CSS classes.
  var style: String
  /// The text of each cell, empty for the right half of a wide character.
  var cells: [String]

  func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(row)
    try parts.encode(column)
    try parts.encode(style)
    if cells.allSatisfy({ $0.unicodeScalars.count == 1 }) {
      try parts.encode(cells.joined())
    } else {
      try parts.encode(cells)
    }
  }
}

/// The cells that differ from those before, row by row.
func changedRuns(from old: Frame, to new: Frame) -> [Run] {
  var runs: [Run] = []
  for (row, (line, old)) in zip(new.rows, old.rows).enumerated() where line != old {
    for (column, (cell, before)) in zip(line.cells, old.cells).enumerated() where cell != before {
      let text = cell.columns == 0 ? "" : String(cell.character)
      if let run = runs.last, run.row == row, run.column + run.cells.count == column,
        run.style == cell.style.classes
      {
        runs[runs.count - 1].cells.append(text)
      } else {
        runs.append(Run(row: row, column: column, style: cell.style.classes, cells: [text]))
      }
    }
  }
  return runs
}

extension Style {
  fileprivate var classes: String {
    [
      foreground.map { "\($0)" }, bold ? "bold" : nil, dim ? "dim" : nil,
      reverse ? "reverse" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}
