// Terminal UI: one position of the screen.
// SPDX-License-Identifier: MIT

/// One position of a frame: a character and its style.
public struct Cell: Equatable, Sendable {
  /// The character, which is never a control character and always has a width of its own.
  public let character: Character
  public let style: Style
  /// The number of columns: 1 or 2, or 0 if this cell is the right half of a wide character.
  public let columns: Int

  private init(character: Character, style: Style, columns: Int) {
    self.character = character
    self.style = style
    self.columns = columns
  }

  /// Creates a cell that shows `character`, or `nil` if the character takes no column.
  ///
  /// A symbol replaces a control character, which could control the terminal.
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
  /// The symbol for a control character, such as `"␊"` for `"\n"`, or else the replacement character.
  fileprivate var symbol: Character {
    switch unicodeScalars.first!.value {
    case let code where code < 0x20: Character(Unicode.Scalar(0x2400 + code)!)
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
