// Terminal UI: a line of text that the user edits.

/// A line of text with a cursor.
public struct TextField: Equatable, Sendable {
  public private(set) var before: String
  public private(set) var after = ""
  public var text: String { before + after }

  public init(_ text: String = "") { before = text }

  /// Edits the text or moves the cursor, if the key does that, and returns whether it does.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    // Only the first line, because the others would not be seen.
    case .paste(let text): before += text.prefix { $0 != "\n" }
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after = String(last) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("w"):
      before = String(before.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
    default: return false
    }
    return true
  }

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
