// Terminal UI: one line of a screen, made of pieces in styles of their own.

import Foundation

public struct Line: Equatable, Sendable {
  public struct Piece: Equatable, Sendable {
    public var text: String
    public var style: Style
    public var target: Target?
  }

  public private(set) var pieces: [Piece] = []
  /// Kept, because a frame asks each line for it several times.
  public private(set) var width = 0

  public init(_ text: String = "", _ style: Style = .plain, target: Target? = nil) {
    if text.isEmpty { return }
    (pieces, width) = ([Piece(text: text, style: style, target: target)], columnWidth(of: text))
  }

  public static func + (left: Line, right: Line) -> Line {
    var line = left
    line.pieces += right.pieces
    line.width += right.width
    return line
  }

  public var text: String { pieces.map(\.text).joined() }

  /// The line with a target for clicks on all pieces that have none.
  public func targeting(_ target: Target?) -> Line {
    var line = self
    for index in line.pieces.indices where line.pieces[index].target == nil {
      line.pieces[index].target = target
    }
    return line
  }

  func target(at column: Int) -> Target? {
    var end = 0
    return pieces.first { piece in
      end += columnWidth(of: piece.text)
      return column < end
    }?.target
  }

  /// The line in exactly `width` columns: padded with blanks, which belong to its last piece, or cut off with "…".
  public func fitted(to width: Int) -> Line {
    let missing = width - self.width
    if missing == 0 { return self }
    if missing > 0 { return self + Line(blanks(missing), target: pieces.last?.target) }
    if width <= 0 { return Line() }
    var line = Line()
    var room = width - 1
    for piece in pieces {
      let text = piece.text.prefix(columns: room)
      line = line + Line(text, piece.style, target: piece.target)
      room -= columnWidth(of: text)
      if text.utf8.count < piece.text.utf8.count {
        return line + Line("…" + blanks(room), piece.style, target: piece.target)
      }
    }
    return line
  }

  /// The line in lines of at most `columns` columns, broken at blanks if possible. A no-break space becomes a blank.
  public func wrapped(to columns: Int) -> [Line] {
    var words = [Line()]
    for piece in pieces {
      for (index, part) in piece.text.components(separatedBy: " ").enumerated() {
        for (number, part) in part.divided(into: columns).enumerated() {
          if index + number > 0, !words[words.count - 1].pieces.isEmpty { words.append(Line()) }
          let text = Line(part.replacing("\u{A0}", with: " "), piece.style, target: piece.target)
          words[words.count - 1] = words[words.count - 1] + text
        }
      }
    }
    return words.filter { !$0.pieces.isEmpty }.reduce(into: []) { lines, word in
      if let line = lines.last, line.width + 1 + word.width <= columns {
        lines[lines.count - 1] = line + Line(" ", target: word.pieces[0].target) + word
      } else {
        lines.append(word)
      }
    }
  }

  public func styled(_ style: Style) -> Line {
    var line = self
    for index in line.pieces.indices { line.pieces[index].style = style }
    return line
  }
}

public func blanks(_ count: Int) -> String {
  String(repeating: " ", count: max(count, 0))
}

extension String {
  public func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= columnWidth(of: character)
        return room >= 0
      })
  }

  func suffix(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }

  /// The text in at most `columns` columns: all of it, or "…" and its end.
  public func ending(columns: Int) -> String {
    if columnWidth(of: self) <= columns { return self }
    return columns > 0 ? "…" + suffix(columns: columns - 1) : ""
  }

  /// The text if it fits, or else the part before its semicolon. The part after it is only advice.
  public func shortened(to columns: Int) -> String {
    columnWidth(of: self) <= columns ? self : String(prefix { $0 != ";" })
  }

  /// The text in at least `columns` columns, padded with blanks on the right.
  public func padded(to columns: Int) -> String { self + blanks(columns - columnWidth(of: self)) }

  /// The text padded with blanks on the left, for numbers.
  public func aligned(to columns: Int) -> String { blanks(columns - columnWidth(of: self)) + self }

  /// The text in lines of at most `columns` columns, as in `Line.wrapped(to:)`.
  public func wrapped(to columns: Int) -> [String] {
    columns > 0 ? Line(self).wrapped(to: columns).map(\.text) : []
  }

  /// The text in parts of at most `columns` columns. A wide character is a part even if it does not fit.
  fileprivate func divided(into columns: Int) -> [String] {
    if columnWidth(of: self) <= columns { return [self] }
    let part = prefix(columns: columns)
    let count = max(part.count, 1)
    return [String(prefix(count))] + String(dropFirst(count)).divided(into: columns)
  }
}

/// The meaning of a click on a piece of a line.
///
/// Lines carry their targets, so a click on a row's text finds the row, wherever the text is drawn.
public enum Target: Equatable, Sendable {
  /// A row of a list. A page with several lists names them.
  case row(Int, list: String = "")
  /// A hint or a tab. A click presses its key.
  case key(Key)
}

extension Key {
  /// Creates the key with the name that a hint or the help shows. Fails if it names several keys.
  public init?(named name: some StringProtocol) {
    if let key = Key.named[String(name)] {
      self = key
    } else if name.hasPrefix("Ctrl-"), let letter = name.last {
      self = .control(Character(letter.lowercased()))
    } else {
      guard let character = name.first, name.count == 1 else { return nil }
      self = .character(character)
    }
  }

  private static let named: [String: Key] = [
    "Enter": .enter, "Esc": .escape, "Tab": .tab, "Shift-Tab": .backTab, "Space": .character(" "),
    "Backspace": .backspace, "Delete": .delete, "F1": .f1, "↑": .up, "↓": .down,
    "←": .left, "→": .right, "PgUp": .pageUp, "PgDn": .pageDown, "Home": .home, "End": .end,
    "Wheel↑": .wheelUp, "Wheel↓": .wheelDown,
  ]
}

extension Line {
  /// A key and its meaning, or several keys with blanks between them. A click on a key presses it.
  public static func hint(_ keys: String, _ meaning: String) -> Line {
    let names = keys.split(separator: " ").reduce(Line()) { line, name in
      let key = Line(String(name), .bold, target: Key(named: name).map(Target.key))
      return line + Line(line.pieces.isEmpty ? "" : " ", .bold) + key
    }
    return names + Line(" \(meaning)", .dim, target: Key(named: keys).map(Target.key))
  }
}
