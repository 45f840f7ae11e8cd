// Terminal UI: one position of a frame.
// SPDX-License-Identifier: MIT

/// One position of a frame: a character and its style.
public struct Cell: Equatable, Sendable {
  /// The character, which is never a control character and always has a width of its own.
  public private(set) var character: Character
  public internal(set) var style: Style
  /// The number of columns: 1 or 2, or 0 if this cell is the right half of a wide character.
  public private(set) var columns: Int

  static func blank(style: Style = .plain) -> Cell {
    Cell(character: " ", style: style, columns: 1)
  }

  static func rightHalf(style: Style) -> Cell {
    Cell(character: " ", style: style, columns: 0)
  }
}

extension Cell {
  /// Creates a cell that shows `character`, or `nil` if the character takes no column.
  ///
  /// A symbol replaces a control character, which could control the terminal.
  init?(_ character: Character, style: Style) {
    let shown = character.isControl ? character.symbol : character
    self.init(character: shown, style: style, columns: columnWidth(of: shown))
    if columns == 0 { return nil }
  }
}

extension Character {
  /// The symbol for a control character, such as `"␊"` for `"\n"`, or else the replacement character.
  fileprivate var symbol: Character {
    let code = unicodeScalars.first!.value
    return code < 0x20 ? Character(Unicode.Scalar(0x2400 + code)!) : "\u{FFFD}"
  }
}
