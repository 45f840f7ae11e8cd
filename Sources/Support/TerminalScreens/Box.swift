// A box over the screen: an alert, or a sheet.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// Text in a box with a title and a hint.
public struct Box {
  public var title: String
  public var text: String
  public var hint: Line
  public var style: Style

  public init(title: String, text: String, hint: Line = Line(), style: Style = .plain) {
    (self.title, self.text, self.hint, self.style) = (title, text, hint, style)
  }
}

extension Box {
  /// The text, with blank lines and the hint if they fit.
  fileprivate func lines(columns: Int, rows: Int) -> [Line] {
    let wrapped = text.wrapped(to: columns)
    var lines = wrapped.prefix(rows).map { Line($0, .bold) }
    if wrapped.count > rows, let last = lines.popLast() {
      lines.append((last + Line(" …", .bold)).fitted(to: columns))
    }
    if lines.count + 2 <= rows { lines += [Line(), hint] }
    return lines.count < rows ? [Line()] + lines : lines
  }
}

extension Frame {
  /// Draws a box in the middle of the body, or over all of it if there is no room for a border, and dims
  /// everything behind the box.
  mutating func put(_ box: Box, in layout: Layout) {
    // It may hide the status, because it is more urgent.
    let rows = layout.body.lowerBound..<max(layout.body.upperBound, (layout.status ?? -1) + 1)
    restyle(rows: rows) { _ in .dim }
    guard rows.count >= 5, layout.columns >= 16 else {
      fill(rows: rows, columns: 0..<layout.columns)
      for (row, line) in zip(rows, box.lines(columns: layout.columns, rows: rows.count)) {
        put(line, row: row)
      }
      return
    }
    let lines = box.lines(columns: min(layout.columns - 6, 64), rows: rows.count - 2)
    let title = Line(" \(box.title) ")
    let width = min(max((lines + [title]).map(\.width).max()!, 24) + 6, layout.columns)
    let height = lines.count + 2
    let (top, left) = (rows.lowerBound + (rows.count - height) / 2, (layout.columns - width) / 2)

    fill(rows: top..<(top + height), columns: left..<(left + width))
    let bar = String(repeating: "─", count: width - 2)
    put(Line("┌\(bar)┐", box.style), row: top, column: left)
    put(title.fitted(to: min(title.width, width - 4)).styled(.bold), row: top, column: left + 2)
    for (row, line) in zip((top + 1)..., lines) {
      put(Line("│", box.style), row: row, column: left)
      put(line, row: row, column: left + 3)
      put(Line("│", box.style), row: row, column: left + width - 1)
    }
    put(Line("└\(bar)┘", box.style), row: top + height - 1, column: left)
  }
}
