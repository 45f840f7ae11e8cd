// Terminal UI: a page with tabs above, keys below, and a body between them.

/// The page that a program shows: tabs, a body, a status line, the keys, and possibly a box over them.
public struct Page {
  /// A screen that a key opens.
  public typealias Tab = (key: String, name: String, detail: String, isShown: Bool)
  public typealias Hint = (key: String, meaning: String)

  let title: String
  let tabs: [Tab]
  /// The keys, most useful first. The last hint says how to find the others.
  var hints: [Hint] = []
  public var status: Line?
  public var box: Box?
  public var body: (_ width: Int, _ height: Int) -> [Line]

  public init(
    title: String, tabs: [Tab] = [], status: Line? = nil, box: Box? = nil,
    body: @escaping (_ width: Int, _ height: Int) -> [Line]
  ) {
    (self.title, self.tabs, self.status, self.box, self.body) = (title, tabs, status, box, body)
  }

  /// The frame of the page for a size. It depends on nothing else.
  func frame(size: Size) -> Frame {
    let (columns, rows) = (size.columns, size.rows)
    let header = rows >= 3 ? [self.header(width: columns)] : []
    let footer = rows >= 2 ? [self.footer(width: columns)] : []
    let hasStatus = rows >= 10 || status != nil && rows >= 4
    let status = hasStatus ? [self.status ?? Line()] : []
    let height = max(rows - header.count - status.count - footer.count, 0)
    var body = block(self.body(columns, height), columns, height)
    if let box { body = box.lines(over: body, width: columns) }
    return Frame(size: size, lines: header + body + status + footer)
  }
}

extension Page {
  /// The tabs with their keys, and as much more as there is room for. A tab has the same place whether it is shown or
  /// not.
  private func header(width: Int) -> Line {
    let shown = tabs.first(where: \.isShown)?.name ?? title
    func all(_ title: String, details: Bool, names: Bool) -> Line {
      tabs.reduce(Line(title, .bold)) { line, tab in
        let detail = details && !tab.detail.isEmpty ? " \(tab.detail)" : ""
        let name = names ? " \(tab.name)\(detail) " : " "
        let piece = Line(" \(tab.key)", .accent) + Line(name)
        let target = Key(named: tab.key).map(Target.key)
        return line + (tab.isShown ? piece.styled(.selected) : piece).targeting(target)
      } + Line(names ? "" : " \(shown)", .bold)
    }
    let variants = [
      (" \(title)  ", true, true), (" ", true, true), (" ", false, true), (" ", false, false),
    ]
    return variants.lazy.map(all).first { $0.width < width } ?? Line(" \(shown)", .bold)
  }

  /// The keys, as many as fit. The last hint, which says how to find the others, is always shown, and from 80 columns
  /// on, so are the two before it, which leave the screen.
  private func footer(width: Int) -> Line {
    let kept = hints.suffix(width < 80 ? 1 : 3)
    var others = hints.dropLast(kept.count)
    func line() -> Line {
      (others + kept).reduce(Line()) {
        $0 + Line($0.pieces.isEmpty ? " " : "  ") + .hint($1.key, $1.meaning)
      }
    }
    while !others.isEmpty, line().width > width { others.removeLast() }
    return line()
  }
}

/// A progress bar: `████████░░░░░░░░  50 %`.
public func progressBar(_ progress: Double, width: Int) -> Line {
  let progress = min(max(progress, 0), 1)
  let done = Int(progress * Double(width))
  return Line(String(repeating: "█", count: done), Style(foreground: .cyan))
    + Line(String(repeating: "░", count: width - done), .dim)
    + Line("\(Int(progress * 100)) %".aligned(to: 6))
}

/// Exactly `height` lines of `width` columns.
func block(_ lines: [Line], _ width: Int, _ height: Int) -> [Line] {
  (0..<height).map { (lines.indices.contains($0) ? lines[$0] : Line()).fitted(to: width) }
}

/// Lines in the middle of a screen that has nothing else to show.
public func centered(_ lines: [Line], width: Int, height: Int) -> [Line] {
  Array(repeating: Line(), count: max(height - lines.count, 0) / 2)
    + lines.map { Line(blanks((width - $0.width) / 2)) + $0 }
}
