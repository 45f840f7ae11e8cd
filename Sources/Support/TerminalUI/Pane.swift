// Terminal UI: the parts of a page, and a box over it.
// SPDX-License-Identifier: MIT

/// A part of a page: a body with a title, and with a border if there is room.
public struct Pane {
  let title: String
  /// Text in the top right corner, such as the position in a list.
  let detail: String
  /// Whether keys act on this pane. A mark and the color of the border show it.
  let isFocused: Bool
  let body: (_ width: Int, _ height: Int) -> [Line]

  public init(
    _ title: String, detail: String = "", isFocused: Bool = true,
    body: @escaping (_ width: Int, _ height: Int) -> [Line]
  ) { (self.title, self.detail, self.isFocused, self.body) = (title, detail, isFocused, body) }

  /// Exactly `height` lines of `width` columns.
  public func lines(width: Int, height: Int) -> [Line] {
    if width < 24 || height < 10 { return withoutBorder(width, height) }
    return bordered(
      block(body(width - 2, height - 2), width - 2, height - 2),
      title: Line(isFocused ? " ◆ \(title) " : " \(title) ", isFocused ? .accent : .bold),
      detail: detail, width: width, style: isFocused ? .accent : .dim)
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
  let title: String
  let text: String
  /// The keys that act on it.
  let hint: Line
  let style: Style

  public init(title: String, text: String, hint: Line = Line(), style: Style = .plain) {
    (self.title, self.text, self.hint, self.style) = (title, text, hint, style)
  }

  /// The lines of a body with the box in the middle, or only the box if there is no room for a border.
  func lines(over body: [Line], width: Int) -> [Line] {
    let height = body.count
    guard height >= 5, width >= 16 else {
      return block(lines(columns: width, rows: height), width, height)
    }
    let lines = lines(columns: min(width - 6, 64), rows: height - 2)
    let title = Line(" \(title) ", .bold)
    let room = max((lines + [title]).map(\.width).max()!, 24) + 6
    let outer = room + 4 > width ? width : room
    let box = bordered(
      lines.map { Line("  ") + $0.fitted(to: outer - 5) }, title: title, width: outer, style: style)
    let (start, left) = ((height - box.count) / 2, (width - outer) / 2)
    return body.enumerated().map { row, line in
      // Without the targets of the rows behind it.
      let text = line.text
      guard box.indices.contains(row - start) else { return Line(text, .dim) }
      return Line(text.prefix(columns: left).padded(to: left), .dim) + box[row - start]
        + Line(text.suffix(columns: width - left - outer).aligned(to: width - left - outer), .dim)
    }
  }

  /// The text and all of its keys. If not all of the text fits, its end is left out.
  private func lines(columns: Int, rows: Int) -> [Line] {
    let keys = hint.pieces.isEmpty ? [] : hint.wrapped(to: columns)
    var text = self.text.wrapped(to: columns)
    let room = max(rows - keys.count, 1)
    if text.count > room {
      // Without half of a word or number.
      text = Array(self.text.wrapped(to: max(columns - 2, 1)).prefix(room))
      text[text.count - 1] += " …"
    }
    let lines = text.map { Line($0, .bold) }
    if lines.count + keys.count + 2 <= rows { return [Line()] + lines + [Line()] + keys }
    return lines + keys
  }
}
