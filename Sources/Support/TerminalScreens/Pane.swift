// Screens of text: the parts of a page, and a box over it.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// A part of a page: a body with a title, and with a border if there is room.
public struct Pane {
  public var title: String
  /// Text in the top right corner, such as the position in a list.
  public var detail: String
  /// Whether keys act on this pane. A mark and the color of the border show it.
  public var isFocused: Bool
  /// The name of its target, for clicks and the wheel.
  public var name: String
  public var body: (_ width: Int, _ height: Int) -> [Line]

  public init(
    _ title: String, detail: String = "", isFocused: Bool = true, name: String = "",
    body: @escaping (_ width: Int, _ height: Int) -> [Line]
  ) {
    (self.title, self.detail, self.isFocused) = (title, detail, isFocused)
    (self.name, self.body) = (name, body)
  }

  /// Exactly `height` lines of `width` columns.
  public func lines(width: Int, height: Int) -> [Line] {
    let style: Style = isFocused ? .accent : .dim
    let lines =
      width < 24 || height < 10
      ? withoutBorder(width, height)
      : bordered(
        block(body(width - 2, height - 2), width - 2, height - 2),
        title: Line(isFocused ? " ◆ \(title) " : " \(title) ", isFocused ? .accent : .bold),
        detail: detail, width: width, style: style)
    return lines.map { $0.targeting(.pane(name)) }
  }

  /// The body, below a line with the title and the detail if there is a detail.
  private func withoutBorder(_ width: Int, _ height: Int) -> [Line] {
    if detail.isEmpty || height < 4 { return block(body(width, height), width, height) }
    let end = Line(" \(detail) ", .dim)
    let heading = Line(" \(title)", .dim).fitted(to: max(width - end.width, 0)) + end
    return block([heading] + body(width, height - 1), width, height)
  }
}

/// Lines in a border, with a title and a detail in its top.
private func bordered(
  _ lines: [Line], title: Line, detail: String = "", width: Int, style: Style
) -> [Line] {
  let end = Line(detail.isEmpty ? "─┐" : " \(detail) ─┐", style)
  let start = Line("┌─", style) + title.fitted(to: min(title.width, width - end.width - 3))
  let bar = String(repeating: "─", count: width - start.width - end.width)
  let edge = Line("│", style)
  return [start + Line(bar, style) + end]
    + lines.map { edge + $0.fitted(to: width - 2) + edge }
    + [Line("└\(String(repeating: "─", count: width - 2))┘", style)]
}

/// A box over the screen: an alert, or a sheet.
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

  /// Its place: in the middle of the body, or over all of it if there is no room for a border.
  func placed(in layout: Layout) -> (row: Int, column: Int, lines: [Line]) {
    let rows = layout.body
    guard rows.count >= 5, layout.columns >= 16 else {
      let lines = lines(columns: layout.columns, rows: rows.count)
      return (rows.lowerBound, 0, block(lines, layout.columns, max(rows.count, lines.count)))
    }
    let lines = lines(columns: min(layout.columns - 6, 64), rows: rows.count - 2)
    let title = Line(" \(title) ")
    let room = max((lines + [title]).map(\.width).max()!, 24) + 6
    let width = room + 4 > layout.columns ? layout.columns : room
    let middle = lines.map { Line("  ") + $0.fitted(to: width - 5) }
    return (
      rows.lowerBound + (rows.count - lines.count - 2) / 2, (layout.columns - width) / 2,
      bordered(middle, title: title.styled(.bold), width: width, style: style)
    )
  }
}
