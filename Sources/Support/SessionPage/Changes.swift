// A session as a web page: the changes from one moment to the next.
// SPDX-License-Identifier: MIT

import TerminalUI

/// The elements that a list lost and gained: `["− 11", "+ 7919"]`.
public func differences<Element: Equatable>(
  from old: [Element], to new: [Element]
) -> [String] {
  replacements(from: old, to: new).flatMap { change in
    change.removed.map { "− \($0)" } + change.inserted.map { "+ \($0)" }
  }
}

/// The replacements as the page reads them: for each, an offset, the number of elements to remove there, and the
/// elements to insert. The lists come in sections, which are compared one by one.
func changes(from old: [[Int]], to new: [[Int]]) -> [Part] {
  if old.count != new.count {
    return changes(from: [Array(old.joined())], to: [Array(new.joined())])
  }
  var offset = 0
  return zip(old, new).flatMap { old, new in
    defer { offset += new.count }
    return replacements(from: old, to: new).flatMap { change -> [Part] in
      [
        .number(offset + change.inserted.startIndex), .number(change.removed.count),
        .list(change.inserted.map(Part.number)),
      ]
    }
  }
}

/// The replacements that turn one list into another, in order. The indices of the inserted elements are those in the
/// new list.
private func replacements<Element: Equatable>(
  from old: [Element], to new: [Element]
) -> [(removed: ArraySlice<Element>, inserted: ArraySlice<Element>)] {
  if old == new { return [] }
  let start = zip(old, new).lazy.prefix(while: ==).count
  let room = min(old.count, new.count) - start
  let end = zip(old.reversed(), new.reversed()).lazy.prefix(room).prefix(while: ==).count
  let (oldRest, newRest) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
  // Finding the shortest difference takes quadratic time if nearly everything differs.
  guard !oldRest.isEmpty, !newRest.isEmpty, oldRest.count + newRest.count < 20_000 else {
    return [(oldRest, newRest)]
  }
  // A list at its limit loses its first elements and gains others at its end.
  if let kept = newRest.first.flatMap(oldRest.firstIndex),
    newRest.starts(with: oldRest[kept...])
  {
    let added = newRest.dropFirst(oldRest.endIndex - kept)
    return [(oldRest[..<kept], newRest.prefix(0)), (oldRest.suffix(0), added)]
  }
  var (removed, inserted) = (Set<Int>(), Set<Int>())
  for change in Array(newRest).difference(from: Array(oldRest)) {
    switch change {
    case .remove(let offset, _, _): removed.insert(start + offset)
    case .insert(let offset, _, _): inserted.insert(start + offset)
    }
  }
  var changes: [(removed: ArraySlice<Element>, inserted: ArraySlice<Element>)] = []
  var (from, to) = (start, start)
  while from < oldRest.endIndex || to < newRest.endIndex {
    let (firstFrom, firstTo) = (from, to)
    while removed.contains(from) { from += 1 }
    while inserted.contains(to) { to += 1 }
    if (from, to) == (firstFrom, firstTo) {
      (from, to) = (from + 1, to + 1)
    } else {
      changes.append((old[firstFrom..<from], new[firstTo..<to]))
    }
  }
  return changes
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

/// The cells that look different from before, row by row.
///
/// A run includes up to four unchanged cells, because that takes less room than a second run.
func changedRuns(from old: Frame, to new: Frame) -> [Run] {
  var runs: [Run] = []
  for row in 0..<new.size.rows {
    if new.rows[row] == old.rows[row] { continue }
    let (old, new) = (old[row].map(Look.init), new[row].map(Look.init))
    var column = 0
    while column < new.count {
      let style = new[column].style
      var (next, end) = (column, column)
      while next < new.count, next <= end + 4, new[next].fits(in: style) {
        if new[next] != old[next] { end = next + 1 } else if end == column { break }
        next += 1
      }
      if end > column {
        let cells = new[column..<end].map(\.text)
        runs.append(Run(row: row, column: column, style: style.classes, cells: cells))
      }
      column = max(end, column + 1)
    }
  }
  return runs
}

/// The look of a cell. A blank shows neither its color nor its weight.
struct Look: Equatable {
  let text: String
  let style: Style

  init(_ cell: Cell) {
    text = cell.columns == 0 ? "" : String(cell.character)
    style = text == " " && !cell.style.isSeenOnBlanks ? .plain : cell.style
  }

  /// Whether the cell looks the same in a run of that style.
  fileprivate func fits(in style: Style) -> Bool {
    self.style == style || text == " " && self.style == .plain && !style.isSeenOnBlanks
  }
}

extension Style {
  fileprivate var isSeenOnBlanks: Bool { reverse }

  fileprivate var classes: String {
    [
      foreground.map { "\($0)" }, bold ? "bold" : nil, dim ? "dim" : nil,
      reverse ? "reverse" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}
