// Lists of rows, one of which is chosen.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// Rows, one of which is chosen: as many as there is room for.
public func list(_ rows: [String], cursor: Int, height: Int) -> [Line] {
  rows.indices.window(of: height, around: cursor).map { index in
    let line = index == cursor ? Line(" ▸ \(rows[index]) ", .selected) : Line("   " + rows[index])
    return line.targeting(.row(index))
  }
}

/// Where a key moves a cursor to; `nil` if the key is none that does.
public func moved(_ cursor: Int, by key: Key, rows: Int) -> Int? {
  let last = max(rows - 1, 0)
  return switch key {
  case .up, .character("k"): max(cursor - 1, 0)
  case .down, .character("j"): min(cursor + 1, last)
  case .home, .character("g"): 0
  case .end, .character("G"): last
  default: nil
  }
}

extension RandomAccessCollection where Index == Int {
  /// As many elements as there is room for, among them the one at an offset.
  ///
  /// - Parameter middle: What to show instead in the middle, if the one at the offset can be seen then.
  public func window(of room: Int, around offset: Int, middle: Int? = nil) -> SubSequence {
    if let middle {
      let shown = window(of: room, around: middle)
      if shown.indices.contains(offset) { return shown }
    }
    let hidden = Swift.min(offset - startIndex - room / 2, count - room)
    return dropFirst(Swift.max(hidden, 0)).prefix(Swift.max(room, 0))
  }
}
