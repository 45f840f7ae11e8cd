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
    if lines.count + 2 <= rows { lines += hint.pieces.isEmpty ? [Line()] : [Line(), hint] }
    return lines.count < rows ? [Line()] + lines : lines
  }
}

extension Box {
  /// Its place: in the middle of the body, or over all of it if there is no room for a border.
  func placed(in layout: Layout) -> (row: Int, column: Int, lines: [Line]) {
    let rows = layout.body
    guard rows.count >= 5, layout.columns >= 16 else {
      let lines = lines(columns: layout.columns, rows: rows.count)
      let blank = Array(repeating: Line(), count: max(rows.count - lines.count, 0))
      return (rows.lowerBound, 0, (lines + blank).map { $0.fitted(to: layout.columns) })
    }
    let lines = lines(columns: min(layout.columns - 6, 64), rows: rows.count - 2)
    let title = Line(" \(title) ")
    let width = min(max((lines + [title]).map(\.width).max()!, 24) + 6, layout.columns)
    let shownTitle = title.fitted(to: min(title.width, width - 4)).styled(.bold)
    let bar = String(repeating: "─", count: width - 3 - shownTitle.width)
    let top = Line("┌─", style) + shownTitle + Line("\(bar)┐", style)
    let bottom = Line("└\(String(repeating: "─", count: width - 2))┘", style)
    let edge = Line("│", style)
    let middle = lines.map { edge + Line("  ") + $0.fitted(to: width - 5) + Line(" ") + edge }
    return (
      rows.lowerBound + (rows.count - lines.count - 2) / 2, (layout.columns - width) / 2,
      [top] + middle + [bottom]
    )
  }
}
