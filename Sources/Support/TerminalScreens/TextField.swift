// Terminal screens: how a text field is shown.
// SPDX-License-Identifier: MIT

public import TerminalUI

extension TextField {
  /// The keys that edit a text, for the help.
  public static let keys: [Page.Hint] = [
    ("←→ Home End", "move"), ("Backspace Del", "delete a character"),
    ("Ctrl-W Ctrl-U", "delete a word, all before the cursor"), ("Enter Esc", "accept, cancel"),
  ]

  /// The text around the cursor, in at most `columns` columns.
  public func line(columns: Int) -> Line {
    let start = before.ending(columns: columns - 1)
    let room = columns - columnWidth(of: start)
    guard let first = after.first else { return Line(start + "▏", .bold) }
    let rest = Line(String(after.dropFirst()), .bold)
    return Line(start, .bold) + Line(String(first), Style(bold: true, reverse: true))
      + rest.fitted(to: min(rest.width, max(room - columnWidth(of: first), 0)))
  }
}
