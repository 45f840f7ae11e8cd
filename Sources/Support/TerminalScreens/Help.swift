// Screens of text: the help.
// SPDX-License-Identifier: MIT

import TerminalUI

public struct Help: Sendable {
  /// The entries, with each section's title before its keys. The meaning of a title is empty.
  public let entries: [Page.Hint]

  /// Creates the help with sections about text and the mouse after those of the program.
  public init(_ sections: [(title: String, keys: [Page.Hint])]) {
    let mouse: [Page.Hint] = [
      ("click", "a tab, a row, a box or a key that is shown"),
      ("wheel", "moves in the list under the mouse"),
      ("Shift", "and the mouse select text to copy"),
    ]
    entries = (sections + [("Text", TextField.keys), ("Mouse", mouse)])
      .flatMap { [($0.title, "")] + $0.keys }
  }

  /// The keys that every program handles in the same way.
  public static let terminalKeys: [Page.Hint] = [
    ("Ctrl-L", "draw the screen again"), ("Ctrl-C Ctrl-Z", "quit, stop; the shell's fg continues"),
  ]

  /// The entries in one column, or in two. If they do not fit, those around the cursor, which is then visible.
  public func lines(cursor: Int, width: Int, height: Int) -> [Line] {
    // Between two sections, the nearest to the middle.
    let half =
      entries.indices.filter { entries[$0].meaning.isEmpty }
      .min { abs($0 - entries.count / 2) < abs($1 - entries.count / 2) } ?? 0
    if width >= 100 {
      let columns = [entries[..<half], entries[half...]].map { entries in
        entries.flatMap { lines(of: $0, width: width / 2) }
      }
      if columns.allSatisfy({ $0.count <= height }) {
        return zip(block(columns[0], width / 2, height), block(columns[1], width / 2, height))
          .map(+)
      }
    }
    let each = entries.map { lines(of: $0, width: width) }
    let all = each.flatMap(\.self)
    if all.count <= height { return all }
    let first = each[..<cursor].joined().count
    return all.indices.window(of: height, around: first).map { index in
      let isAtCursor = first..<(first + each[cursor].count) ~= index
      return isAtCursor ? all[index].fitted(to: width).styled(.selected) : all[index]
    }
  }

  /// The lines of an entry. On a narrow screen, the meaning is below the keys.
  func lines(of entry: Page.Hint, width: Int) -> [Line] {
    func wrapped(_ text: String, indent: Int, _ style: Style = .plain) -> [Line] {
      text.wrapped(to: max(width - indent, 1)).map { Line(blanks(indent) + $0, style) }
    }
    if entry.meaning.isEmpty { return wrapped(entry.key, indent: 1, .bold) }
    let keys = entries.filter { !$0.meaning.isEmpty }.map { columnWidth(of: $0.key) }
    let indent = 5 + (keys.max() ?? 0)
    if indent > width / 2 {
      return wrapped(entry.key, indent: 3, .accent) + wrapped(entry.meaning, indent: 5)
    }
    return entry.meaning.wrapped(to: width - indent - 1).enumerated().map { number, text in
      Line("   " + (number == 0 ? entry.key : ""), .accent).fitted(to: indent) + Line(text)
    }
  }
}
