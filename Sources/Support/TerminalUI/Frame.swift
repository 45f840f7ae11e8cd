// Terminal UI: the contents of a screen, as a value.
// SPDX-License-Identifier: MIT

/// The size of a screen in columns and rows, which are never negative.
public struct Size: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
  }
}

/// The contents of a screen, as a value.
///
///     var frame = Frame(size: Size(columns: 12, rows: 1))
///     frame.put("Count: 42", row: 0, column: 2, style: .bold)
///     frame[0, 2].character  // "C"
///
/// Rows and columns count from 0. Anything drawn outside the frame is cut off.
public struct Frame: Equatable, Sendable {
  public let size: Size
  // By row, so that two frames share the rows that are alike.
  private var rows: [[Cell]]

  public init(size: Size) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank(), count: size.columns), count: size.rows)
  }

  /// The cell at a position, which must be within the frame.
  public subscript(row: Int, column: Int) -> Cell {
    precondition(0..<size.rows ~= row && 0..<size.columns ~= column, "It is outside the frame.")
    return rows[row][column]
  }

  public subscript(row: Int) -> [Cell] { rows[row] }

  /// Writes text on one line, beginning at a position.
  ///
  /// Control codes in the text never reach the terminal: a symbol replaces each of them. If only half of a
  /// wide character is within the frame, a blank replaces it.
  public mutating func put(_ text: String, row: Int, column: Int, style: Style = .plain) {
    var column = column
    for case let cell? in text.lazy.map({ Cell($0, style: style) }) {
      if !(0..<size.rows ~= row) || column >= size.columns { return }
      let isCut = column + cell.columns > size.columns
      set(isCut ? .blank(style: style) : cell, row: row, column: column)
      column += cell.columns
    }
  }

  public mutating func restyle(rows: Range<Int>, _ style: (Style) -> Style) {
    for row in rows.clamped(to: 0..<size.rows) {
      for column in 0..<size.columns {
        self.rows[row][column].style = style(self.rows[row][column].style)
      }
    }
  }

  /// Sets one cell. If it overwrites half of a wide character, the other half becomes a blank.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    if cell.columns == 2, column == -1 {
      return set(.blank(style: cell.style), row: row, column: 0)
    }
    guard 0..<size.columns ~= column else { return }
    let last = column + cell.columns - 1
    func blank(_ column: Int) { rows[row][column] = .blank(style: rows[row][column].style) }
    if rows[row][column].columns == 0 { blank(column - 1) }
    if rows[row][last].columns == 2 { blank(last + 1) }
    rows[row][column] = cell
    if cell.columns == 2 { rows[row][last] = .blank(style: cell.style, columns: 0) }
  }
}

/// One position of a frame: a character and its style.
public struct Cell: Equatable, Sendable {
  /// The character, which is never a control character and always has a width of its own.
  public private(set) var character: Character
  public internal(set) var style: Style
  /// The number of columns: 1 or 2, or 0 if this cell is the right half of a wide character.
  public private(set) var columns: Int

  static func blank(style: Style = .plain, columns: Int = 1) -> Cell {
    Cell(character: " ", style: style, columns: columns)
  }
}

extension Cell {
  /// `nil` if the character takes no column. A symbol replaces a control character.
  init?(_ character: Character, style: Style) {
    if case let bytes = character.utf8, bytes.count == 1, 0x20..<0x7F ~= bytes.first! {
      self.init(character: character, style: style, columns: 1)
      return
    }
    let shown = character.isControl ? character.symbol : character.capped
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

/// The style of a character: `Style(foreground: .green, bold: true)`.
public struct Style: Equatable, Sendable {
  /// One of the terminal's colors, which the user can choose.
  public enum Color: Int, CaseIterable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
  }

  public var foreground: Color?
  /// `reverse` swaps the colors of character and background.
  public var bold, dim, reverse: Bool

  public init(
    foreground: Color? = nil, bold: Bool = false, dim: Bool = false, reverse: Bool = false
  ) { (self.foreground, self.bold, self.dim, self.reverse) = (foreground, bold, dim, reverse) }

  public static let plain = Style()
  public static let bold = Style(bold: true)
  public static let dim = Style(dim: true)
}
