// Screens of text: the parts of a page.
// SPDX-License-Identifier: MIT

import TerminalUI

/// A part of a page: a body with a title, and with a border if there is room.
public struct Pane {
  public var title: String
  /// Text in the top right corner, such as the position in a list.
  public var detail: String
  /// Whether keys act on this pane. A mark and the colour of the border show it.
  public var isFocused: Bool
  /// The name of its target, for clicks and the wheel.
  public var name: String
  /// The lines of the body, for a width in columns and a height in rows.
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
    let lines =
      width >= 24 && height >= 10 ? bordered(width, height) : withoutBorder(width, height)
    return lines.map { $0.targeting(.pane(name)) }
  }

  private func bordered(_ width: Int, _ height: Int) -> [Line] {
    let style: Style = isFocused ? .accent : .dim
    let end = Line(detail.isEmpty ? "─┐" : " \(detail) ─┐", style)
    let title = Line(isFocused ? " ◆ \(title) " : " \(title) ", isFocused ? .accent : .bold)
    let start = Line("┌─", style) + title.fitted(to: min(title.width, width - end.width - 3))
    let bar = String(repeating: "─", count: width - start.width - end.width)
    let edge = Line("│", style)
    return [start + Line(bar, style) + end]
      + block(body(width - 2, height - 2), width - 2, height - 2).map { edge + $0 + edge }
      + [Line("└\(String(repeating: "─", count: width - 2))┘", style)]
  }

  /// A line with the detail, which the title precedes, and the body.
  private func withoutBorder(_ width: Int, _ height: Int) -> [Line] {
    if detail.isEmpty || height < 4 { return block(body(width, height), width, height) }
    let end = Line(" \(detail) ", .dim)
    let heading = Line(" \(title)", .dim).fitted(to: max(width - end.width, 0)) + end
    return block([heading] + body(width, height - 1), width, height)
  }

  private func block(_ lines: [Line], _ width: Int, _ height: Int) -> [Line] {
    (0..<height).map { (lines.indices.contains($0) ? lines[$0] : Line()).fitted(to: width) }
  }
}
