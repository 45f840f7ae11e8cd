// Terminal UI: lists of rows with a cursor.
// SPDX-License-Identifier: MIT

public struct Cursor: Equatable, Sendable {
  public var row: Int
  /// The row in the middle of the list. After a click it is another one, so that the rows stay under the mouse.
  public var middle: Int

  public init(row: Int = 0, middle: Int? = nil) { (self.row, self.middle) = (row, middle ?? row) }
}

/// Rows with a cursor, as many as there is room for. The cursor is shown if the list is focused.
///
/// - Parameter columns: The number of columns if the rows need more than one.
public func list(
  _ rows: Int, cursor: Cursor, name: String = "", isFocused: Bool = true, columns: Int = 1,
  width: Int, height: Int, row: (Int) -> Line
) -> [Line] {
  let columns = rows > height ? max(columns, 1) : 1
  let shown = (0..<rows).window(of: height * columns, around: cursor.row, middle: cursor.middle)
  let lines = shown.map { index in
    let isAtCursor = index == cursor.row && isFocused
    let line = (Line(isAtCursor ? " ▸ " : "   ") + row(index)).fitted(to: width / columns)
    return (isAtCursor ? line.styled(.selected) : line).targeting(.row(index, list: name))
  }
  return (0..<min(height, lines.count)).map { line in
    stride(from: line, to: lines.count, by: height).reduce(Line()) { $0 + lines[$1] }
  }
}

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
