// Screens of text: a page with tabs above, keys below, and a body between them.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// The page that a program shows: tabs, a body, a status line, the keys, and possibly a box over them.
public struct Page {
  /// A screen that a key opens.
  public struct Tab {
    public var key: String
    public var name: String
    public var detail: String
    public var isShown: Bool

    public init(key: String, name: String, detail: String = "", isShown: Bool) {
      (self.key, self.name, self.detail, self.isShown) = (key, name, detail, isShown)
    }
  }

  public typealias Hint = (key: String, meaning: String)

  public var title: String
  public var tabs: [Tab]
  public var corner: String
  /// The keys, most useful first. The last hint says how to find the others.
  public var hints: [Hint]
  public var status: Line?
  public var box: Box?
  public var body: (_ width: Int, _ height: Int) -> [Line]

  public init(
    title: String, tabs: [Tab] = [], corner: String = "", hints: [Hint], status: Line? = nil,
    box: Box? = nil, body: @escaping (_ width: Int, _ height: Int) -> [Line]
  ) {
    (self.title, self.tabs, self.corner, self.hints) = (title, tabs, corner, hints)
    (self.status, self.box, self.body) = (status, box, body)
  }

  /// The frame of the page for a size. It depends on nothing else.
  public func frame(size: Size) -> Frame {
    let layout = Layout(size: size, hasStatus: status != nil)
    var frame = Frame(size: size)
    for (row, line) in lines(in: layout) { frame.put(line.fitted(to: size.columns), row: row) }
    guard let box else { return frame }
    frame.restyle(rows: layout.body) { _ in .dim }
    let placed = box.placed(in: layout)
    for (row, line) in zip(placed.row..., placed.lines) {
      frame.put(line, row: row, column: placed.column)
    }
    return frame
  }

  public func target(row: Int, column: Int, size: Size) -> Target? {
    let layout = Layout(size: size, hasStatus: status != nil)
    if let box, layout.body.contains(row) {
      let box = box.placed(in: layout)
      guard box.lines.indices.contains(row - box.row), column >= box.column else { return nil }
      return box.lines[row - box.row].target(at: column - box.column)
    }
    return lines(in: layout)[row]?.fitted(to: size.columns).target(at: column)
  }
}

extension Page {
  private func lines(in layout: Layout) -> [Int: Line] {
    let body = body(layout.columns, layout.body.count)
    var lines = Dictionary(uniqueKeysWithValues: zip(layout.body, body))
    if let row = layout.header { lines[row] = header(width: layout.columns) }
    if let row = layout.status { lines[row] = status }
    if let row = layout.footer { lines[row] = footer(width: layout.columns) }
    return lines
  }

  /// The tabs with their keys, and further text if there is room. A tab has the same place whether it is shown or
  /// not.
  private func header(width: Int) -> Line {
    let shown = tabs.first(where: \.isShown)?.name ?? title
    func all(_ title: String, details: Bool, names: Bool) -> Line {
      zip(0..., tabs).reduce(Line(title, .bold)) { line, next in
        let (index, tab) = next
        let detail = details && !tab.detail.isEmpty ? " \(tab.detail)" : ""
        let name = names ? " \(tab.name)\(detail) " : " "
        let piece = Line(" \(tab.key)", .accent) + Line(name)
        return line + (tab.isShown ? piece.styled(.selected) : piece).targeting(.tab(index))
      } + Line(names ? "" : " \(shown)", .bold)
    }
    let room = width - min(columnWidth(of: corner), 12)
    let variants = [
      (" \(title)  ", true, true), (" ", true, true), (" ", false, true), (" ", false, false),
    ]
    let fitting = variants.lazy.map(all).first { $0.width < room }
    let left = (fitting ?? Line(" \(shown)", .bold)) + Line(" ")
    let rest = max(width - left.width, 0)
    let corner = Line(corner).fitted(to: min(columnWidth(of: corner), rest))
    return (left + Line(blanks(rest - corner.width)) + corner).fitted(to: width)
  }

  /// The keys, as many as fit. The last hint, which says how to find the others, is always shown, and from 80 columns
  /// on, so are the hints before it, which leave the screen.
  private func footer(width: Int) -> Line {
    let lines = hints.map { Line(" ") + .hint($0.key, $0.meaning) }
    let kept = width < 80 ? 1 : hints.suffix(3).first?.key == "Tab" ? 3 : 2
    let last = lines.suffix(kept).dropFirst()
      .reduce(lines.suffix(kept).first ?? Line()) { $0 + Line(" ") + $1 }
    var room = width - last.width
    let others = lines.dropLast(kept).map { $0 + Line(" ") }.prefix { line in
      room -= line.width
      return room >= 0
    }
    return others.reduce(Line(), +) + last
  }
}

struct Layout {
  let columns: Int
  let header: Int?
  let body: Range<Int>
  let status: Int?
  let footer: Int?

  init(size: Size, hasStatus: Bool) {
    let rows = size.rows
    columns = size.columns
    header = rows >= 3 ? 0 : nil
    footer = rows >= 2 ? rows - 1 : nil
    let showsStatus = rows >= 10 || hasStatus && rows >= 4
    status = showsStatus ? rows - 2 : nil
    let start = rows >= 3 ? 1 : 0
    body = start..<max(start, rows - (showsStatus ? 2 : rows >= 2 ? 1 : 0))
  }
}

extension Style {
  public static let selected = Style(foreground: .cyan, bold: true, reverse: true)
  /// The style of a key, or of text that a key will change.
  public static let accent = Style(foreground: .cyan, bold: true)
}

/// A progress bar: `████████░░░░░░░░  50 %`.
public func progressBar(_ progress: Double, width: Int) -> Line {
  let progress = min(max(progress, 0), 1)
  let done = Int(progress * Double(width))
  return Line(String(repeating: "█", count: done), Style(foreground: .cyan))
    + Line(String(repeating: "░", count: width - done), .dim)
    + Line("\(Int(progress * 100)) %".aligned(to: 6))
}

/// A position from 0 to `last`: `0 ────●───── 13`.
public func slider(_ position: Int, of last: Int, width: Int) -> Line {
  let (start, end) = (" 0 ", " \(last) ")
  let room = max(width - start.count - end.count, 1)
  let place = position * (room - 1) / max(last, 1)
  func bar(_ count: Int) -> String { String(repeating: "─", count: count) }
  return Line(start, .dim) + Line(bar(place) + "●", .accent)
    + Line(bar(room - 1 - place) + end, .dim)
}

/// Two screens side by side, each with its own width, and a line between them.
public func beside(_ left: [Line], _ width: Int, _ right: [Line], _ other: Int, height: Int)
  -> [Line]
{
  zip(block(left, width, height), block(right, other - 2, height))
    .map { $0 + Line("│ ", .dim) + $1 }
}

/// Exactly `height` lines of `width` columns.
func block(_ lines: [Line], _ width: Int, _ height: Int) -> [Line] {
  (0..<height).map { (lines.indices.contains($0) ? lines[$0] : Line()).fitted(to: width) }
}

/// Lines with blank lines between them, if there is room.
public func spaced(_ lines: [Line], height: Int) -> [Line] {
  lines.count * 2 > height ? lines : lines.flatMap { [$0, Line()] }
}

/// Lines in the middle of the screen, for a screen that has nothing else to show.
public func invitation(_ lines: [Line], width: Int, height: Int) -> [Line] {
  guard height >= 8, width >= 40 else { return lines.map { Line(" ") + $0 } }
  return Array(repeating: Line(), count: (height - lines.count) / 2)
    + lines.map { $0.centered(in: width) }
}

extension Frame {
  public mutating func put(_ line: Line, row: Int, column: Int = 0) {
    var column = column
    for piece in line.fitted(to: min(line.width, size.columns - column)).pieces {
      put(piece.text, row: row, column: column, style: piece.style)
      column += columnWidth(of: piece.text)
    }
  }
}
