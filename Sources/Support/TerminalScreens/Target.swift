// Targets: the tabs, rows and keys that can be clicked.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// The meaning of a click on a piece of a line.
///
/// Lines carry their targets, so a click on a tab's text selects the tab, wherever the text is drawn.
public enum Target: Equatable, Sendable {
  /// One of the page's tabs.
  case tab(Int)
  /// A row of a list. A page with several lists names them.
  case row(Int, list: String = "")
  /// A part of the page that has no rows, for the wheel.
  case pane(String)
  /// A hint. A click presses its key.
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
    "Backspace": .backspace, "Delete": .delete, "F1": .function(1), "↑": .up, "↓": .down,
    "←": .left, "→": .right, "PgUp": .pageUp, "PgDn": .pageDown, "Home": .home, "End": .end,
  ]
}

extension Line {
  /// A key and its meaning, or several keys with blanks between them. A click on a key presses it.
  public static func hint(_ keys: String, _ meaning: String) -> Line {
    let names = keys.split(separator: " ")
    let key = names.reduce(Line()) { line, name in
      let blank = Line(line.pieces.isEmpty ? "" : " ", .bold)
      return line + blank + Line(String(name), .bold).targeting(Key(named: name))
    }
    let rest = Line(" \(meaning)", .dim)
    return key + (names.count == 1 ? rest.targeting(Key(named: keys)) : rest)
  }

  private func targeting(_ key: Key?) -> Line { key.map { targeting(.key($0)) } ?? self }
}
