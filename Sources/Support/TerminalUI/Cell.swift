// Terminal UI: one place of the screen.
// SPDX-License-Identifier: MIT

/// One place of a frame: a character and how it looks.
public struct Cell: Equatable, Sendable {
  /// What is shown: never a control character, never something without a width of its own.
  public let character: Character
  public let style: Style
  /// How many columns the character takes: 1, 2, or 0 if this cell is the right half of a wide one.
  public let columns: Int

  private init(character: Character, style: Style, columns: Int) {
    self.character = character
    self.style = style
    self.columns = columns
  }

  /// The cell that shows `character`, or nil for one that takes no column.
  ///
  /// A control character, which could command the terminal, is shown as a symbol instead.
  init?(_ character: Character, style: Style) {
    let shown = character.isControl ? character.symbol : character
    let columns = columnWidth(of: shown)
    guard columns > 0 else { return nil }
    self.init(character: shown, style: style, columns: columns)
  }

  func styled(_ style: Style) -> Cell {
    Cell(character: character, style: style, columns: columns)
  }

  static func blank(style: Style = .plain) -> Cell {
    Cell(character: " ", style: style, columns: 1)
  }

  static func rightHalf(style: Style) -> Cell {
    Cell(character: " ", style: style, columns: 0)
  }
}

extension Character {
  /// For `"\n"` the symbol `"␊"`, and so on; for the rest the replacement character.
  fileprivate var symbol: Character {
    switch unicodeScalars.first!.value {
    case let code where code < 0x20: Character(Unicode.Scalar(0x2400 + code)!)
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
