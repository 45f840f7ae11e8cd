// Terminal UI: lists of rows with a cursor.

/// Rows with a cursor, as many as there is room for. A click on one has a target with the name.
public func list(
  _ rows: Int, cursor: Int, name: String = "", width: Int, height: Int, row: (Int) -> Line
) -> [Line] {
  (0..<rows).window(of: height, around: cursor).map { index in
    let line = (Line(index == cursor ? " ▸ " : "   ") + row(index)).fitted(to: width)
    return (index == cursor ? line.styled(.selected) : line).targeting(.row(index, list: name))
  }
}

extension RandomAccessCollection where Index == Int {
  /// As many elements as there is room for, with the one at an offset in the middle, if possible.
  public func window(of room: Int, around offset: Int) -> SubSequence {
    let hidden = Swift.min(offset - startIndex - room / 2, count - room)
    return dropFirst(Swift.max(hidden, 0)).prefix(Swift.max(room, 0))
  }
}
