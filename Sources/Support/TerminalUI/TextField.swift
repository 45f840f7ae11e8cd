// Terminal UI: a line of text that the user edits.
// SPDX-License-Identifier: MIT

/// A line of text with a cursor.
///
///     var field: TextField = "nth prme"
///     field.press(.left)
///     field.press(.left)
///     field.press(.character("i"))  // true, and the text is "nth prime"
///
/// Ctrl-U deletes everything before the cursor, Ctrl-W the word before it. Home, End, Ctrl-A and Ctrl-E move to
/// the ends.
public struct TextField: Equatable, Sendable {
  public private(set) var before: String
  public private(set) var after = ""
  public var text: String { before + after }

  public init(_ text: String = "") { before = text }

  /// Edits the text or moves the cursor, if the key does that, and returns whether it does.
  ///
  /// - Parameter limit: The maximum number of characters. More of them are not inserted.
  @discardableResult
  public mutating func press(_ key: Key, limit: Int = 200) -> Bool {
    switch key {
    case .character(let character): insert(String(character), limit)
    // Only the first line, because the others would not be seen.
    case .paste(let text): insert(String(text.prefix { $0 != "\n" }), limit)
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"): if let last = before.popLast() { after = String(last) + after }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("w"):
      before = String(before.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
    default: return false
    }
    return true
  }

  private mutating func insert(_ new: String, _ limit: Int) {
    // Marks that reverse the text around them could make it look like a different text.
    let shown = new.filter { !$0.unicodeScalars.contains(where: \.properties.isBidiControl) }
    before += shown.prefix(max(limit - text.count, 0))
  }
}

extension TextField: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension TextField {
  public static let keys: [Page.Hint] = [
    ("←→ Home End", "move"), ("Backspace Del", "delete a character"),
    ("Ctrl-W Ctrl-U", "delete a word, all before the cursor"), ("Enter Esc", "accept, cancel"),
  ]

  /// The line in which the text is typed, with the keys that end it, or with the reason why it was refused.
  public func statusLine(
    _ label: String, keys: String = "Enter accepts, Esc cancels", refusal: String? = nil,
    width: Int
  ) -> Line {
    let label = Line(" \(label) ")
    let room = width - label.width
    guard let refusal else {
      let (field, hint) = (line(columns: room), Line("  " + keys, .dim))
      return label + field + (label.width + field.width + hint.width <= width ? hint : Line())
    }
    // Four columns are enough to show which text was refused.
    let rest = room - columnWidth(of: refusal) - 2
    return rest < 4 ? Line(" " + refusal) : label + line(columns: rest) + Line("  " + refusal)
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
