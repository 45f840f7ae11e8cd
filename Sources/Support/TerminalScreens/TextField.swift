// Terminal screens: a text field.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// A line of text that the user edits, with a cursor.
public struct TextField: Equatable, Sendable {
  private var before: String
  private var after = ""

  public init(_ text: String = "") { before = text }

  public var text: String { before + after }

  /// Edits the text or moves the cursor, and returns whether the key does that.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let text): before += text.prefix { $0 != "\n" }
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): after = String(after.dropFirst())
    case .control("u"): before = ""
    case .control("w"):
      let word = before.reversed().drop { $0 == " " }.drop { $0 != " " }
      before = String(word.reversed())
    case .left, .control("b"): if let last = before.popLast() { after = "\(last)\(after)" }
    case .right, .control("f"):
      before += after.prefix(1)
      after = String(after.dropFirst())
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    default: return false
    }
    return true
  }

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
