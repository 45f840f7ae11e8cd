// Terminal UI: the contents of a screen, as a value.

/// The size of a screen in columns and rows, which are never negative.
public struct Size: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
  }
}

/// The contents of a screen, as a value: its lines, with what a click on them means.
///
/// Rows and columns count from 0. Whatever is outside the frame is cut off.
public struct Frame: Equatable, Sendable {
  public let size: Size
  public let rows: [Line]

  public init(size: Size, lines: [Line] = []) {
    (self.size, rows) = (size, block(lines, size.columns, size.rows))
  }

  /// The meaning of a click at a position, which may be outside.
  public func target(row: Int, column: Int) -> Target? {
    rows.indices.contains(row) ? rows[row].target(at: column) : nil
  }
}

/// One position of a frame: a character and its style.
public struct Cell: Equatable, Sendable {
  /// The character, which is never a control character and always has a width of its own.
  public let character: Character
  public let style: Style
  /// The number of columns: 1 or 2, or 0 if this cell is the right half of a wide character.
  public let columns: Int
}

extension Line {
  /// The cells of the text, without control characters.
  public var cells: [Cell] {
    var cells: [Cell] = []
    for piece in pieces {
      for character in piece.text {
        let shown = character.isUnprintable ? "\u{FFFD}" : character
        let columns = columnWidth(of: shown)
        if columns == 0 { continue }
        cells.append(Cell(character: shown, style: piece.style, columns: columns))
        if columns == 2 { cells.append(Cell(character: " ", style: piece.style, columns: 0)) }
      }
    }
    return cells
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
  public static let selected = Style(foreground: .cyan, bold: true, reverse: true)
  /// The style of a key, or of text that a key will change.
  public static let accent = Style(foreground: .cyan, bold: true)
}
