// Terminal UI: the parts of a page, and a box over it.

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
    if width < 24 || height < 10 { return block(body(width, height), width, height) }
    return bordered(
      block(body(width - 2, height - 2), width - 2, height - 2),
      title: Line(isFocused ? " ◆ \(title) " : " \(title) ", isFocused ? .accent : .bold),
      detail: detail, width: width, style: isFocused ? .accent : .dim)
  }
}

/// Two panes side by side, the left one in two fifths of the columns.
public func beside(_ left: Pane, _ right: Pane, width: Int, height: Int) -> [Line] {
  let columns = width * 2 / 5
  return zip(
    left.lines(width: columns, height: height), right.lines(width: width - columns, height: height)
  ).map(+)
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

  public init(title: String, text: String, hint: Line, style: Style = .plain) {
    (self.title, self.text, self.hint, self.style) = (title, text, hint, style)
  }

  /// The lines of a body with the box in the middle, or only the box if there is no room for a border.
  func lines(over body: [Line], width: Int) -> [Line] {
    let height = body.count
    guard height >= 5, width >= 16 else {
      return block(lines(columns: width, rows: height), width, height)
    }
    let columns = min(width, 60)
    let lines = lines(columns: columns - 6, rows: height - 2).map { Line("  ") + $0 }
    let title = Line(" \(title) ", .bold)
    let box = bordered(lines, title: title, width: columns, style: style)
    let (start, left) = ((height - box.count) / 2, (width - columns) / 2)
    let right = width - left - columns
    return body.enumerated().map { row, line in
      // Without the targets of the rows behind it.
      let text = line.text
      guard box.indices.contains(row - start) else { return Line(text, .dim) }
      return Line(text.prefix(columns: left).padded(to: left), .dim) + box[row - start]
        + Line(text.suffix(columns: right).aligned(to: right), .dim)
    }
  }

  /// The text and all of its keys. If not all of the text fits, its end is left out.
  private func lines(columns: Int, rows: Int) -> [Line] {
    let keys = hint.wrapped(to: columns)
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
