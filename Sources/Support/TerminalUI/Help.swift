// Terminal UI: the help.
// SPDX-License-Identifier: MIT

public struct Help: Sendable {
  /// The entries, with each section's title before its keys. The meaning of a title is empty.
  public let entries: [Page.Hint]
  /// The column in which the meanings begin.
  private let indent: Int

  /// Creates the help with sections about text and the mouse after those of the program.
  public init(_ sections: [(title: String, keys: [Page.Hint])]) {
    let mouse: [Page.Hint] = [
      ("click", "a tab, a row, a box or a key that is shown"),
      ("wheel", "moves in the list under the mouse"),
      ("Shift", "and the mouse select text to copy"),
    ]
    let everywhere = [("Text", TextField.keys), ("Mouse", mouse), ("Terminal", Self.terminalKeys)]
    entries = (sections + everywhere).flatMap { title, keys in [(title, "")] + keys }
    indent = 4 + (entries.filter { !$0.meaning.isEmpty }.map { columnWidth(of: $0.key) }.max() ?? 0)
  }

  /// The keys that every program handles in the same way.
  public static let terminalKeys: [Page.Hint] = [
    ("Ctrl-L", "draw the screen again"), ("Ctrl-C Ctrl-Z", "quit, stop; the shell's fg continues"),
  ]

  /// The entries in as many columns as there is room for. If they do not fit, those around the cursor.
  func lines(cursor: Int, width: Int, height: Int) -> [Line] {
    let columns = max(width / 58, 1)
    let each = entries.map { self.lines(of: $0, width: width / columns - 3) }
    let lines = each.flatMap(\.self)
    return list(
      lines.count, cursor: Cursor(row: each[..<cursor].joined().count),
      isFocused: lines.count > height * columns, columns: columns, width: width, height: height
    ) { lines[$0] }
  }

  /// The lines of an entry. On a narrow screen, the meaning is below the keys.
  func lines(of entry: Page.Hint, width: Int) -> [Line] {
    func wrapped(_ text: String, indent: Int, _ style: Style = .plain) -> [Line] {
      text.wrapped(to: max(width - indent, 1)).map { Line(blanks(indent) + $0, style) }
    }
    if entry.meaning.isEmpty { return wrapped(entry.key, indent: 0, .bold) }
    if indent > width / 2 {
      return wrapped(entry.key, indent: 2, .accent) + wrapped(entry.meaning, indent: 4)
    }
    return entry.meaning.wrapped(to: width - indent).enumerated().map { number, text in
      Line("  " + (number == 0 ? entry.key : ""), .accent).fitted(to: indent) + Line(text)
    }
  }
}
