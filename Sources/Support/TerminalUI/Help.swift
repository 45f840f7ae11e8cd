// Terminal UI: the lines of the help.

/// The keys with their meanings, as many as there is room for. The cursor is an index of `entries`.
func helpLines(_ entries: [Page.Hint], cursor: Int, width: Int, height: Int) -> [Line] {
  let indent = 2 + (entries.map { columnWidth(of: $0.key) }.max() ?? 0)
  let each = entries.map { helpLines($0, indent: indent, width: width - 3) }
  let lines = each.flatMap(\.self)
  return list(lines.count, cursor: each[..<cursor].joined().count, width: width, height: height) {
    lines[$0]
  }
}

/// The lines of an entry. On a narrow screen, the meaning is below the keys.
func helpLines(_ entry: Page.Hint, indent: Int, width: Int) -> [Line] {
  if indent > width / 2 {
    return entry.key.wrapped(to: width).map { Line($0, .accent) }
      + entry.meaning.wrapped(to: width - 2).map { Line("  " + $0) }
  }
  return entry.meaning.wrapped(to: width - indent).enumerated().map { number, text in
    Line(number == 0 ? entry.key : "", .accent).fitted(to: indent) + Line(text)
  }
}
