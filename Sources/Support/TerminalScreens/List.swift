// Lists of rows with a cursor.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// Rows with a cursor, as many as there is room for.
public func list(_ rows: [String], cursor: Int, width: Int, height: Int) -> [Line] {
  rows.indices.window(of: height, around: cursor).map { index in
    let line = index == cursor ? Line(" ▸ \(rows[index])", .selected) : Line("   " + rows[index])
    return line.fitted(to: width, index == cursor ? .selected : .plain).targeting(.row(index))
  }
}

/// The row to which a key moves a cursor, or `nil` if the key does not move it.
public func moved(_ cursor: Int, by key: Key, rows: Int) -> Int? {
  let last = max(rows - 1, 0)
  return switch key {
  case .up, .character("k"): max(cursor - 1, 0)
  case .down, .character("j"): min(cursor + 1, last)
  case .pageUp: max(cursor - 10, 0)
  case .pageDown: min(cursor + 10, last)
  case .home, .character("g"): 0
  case .end, .character("G"): last
  default: nil
  }
}

/// The keys that move a cursor, for the help.
public let movingKeys: [Page.Hint] = [
  ("↑↓ j k", "move"), ("PgUp PgDn", "move by ten"), ("Home End g G", "to the first, to the last"),
]

extension RandomAccessCollection where Index == Int {
  /// As many elements as there is room for, including the one at an offset.
  ///
  /// - Parameter middle: The offset to show in the middle instead, if `offset` is visible then, too.
  public func window(of room: Int, around offset: Int, middle: Int? = nil) -> SubSequence {
    if let middle {
      let shown = window(of: room, around: middle)
      if shown.indices.contains(offset) { return shown }
    }
    let hidden = Swift.min(offset - startIndex - room / 2, count - room)
    return dropFirst(Swift.max(hidden, 0)).prefix(Swift.max(room, 0))
  }
}
