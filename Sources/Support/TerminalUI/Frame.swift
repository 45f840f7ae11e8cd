// Terminal UI: what a screen shows, as a value.
// SPDX-License-Identifier: MIT

/// What a screen shows, as a value: draw into one, compare two, let the `Terminal` show it.
///
///     var frame = Frame(size: Size(columns: 12, rows: 1))
///     frame.put("Count: 42", row: 0, column: 2, style: .bold)
///     frame.text  // "  Count: 42"
///
/// Rows and columns count from 0. Nothing that is drawn outside of it traps or wraps: it is cut off.
public struct Frame: Equatable, Sendable {
  /// What happens to text that is too long for its place.
  public enum Clip: Sendable {
    /// What does not fit is left out.
    case cut
    /// What does not fit is left out, and "…" tells so.
    case ellipsis
  }

  public let size: Size
  private var cells: [Cell]

  /// A frame that is blank.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(), count: size.columns * size.rows)
  }

  /// The cell at a place.
  ///
  /// - Precondition: The place is within the frame.
  public subscript(row: Int, column: Int) -> Cell {
    precondition(contains(row: row, column: column), "There is no such place in the frame.")
    return cells[row * size.columns + column]
  }

  /// Writes text from a place on to the right, in one line.
  ///
  /// Whatever the text holds, no control code in it reaches the terminal: a symbol is shown in its
  /// place. A wide character of which only one half is within the frame is shown as a blank.
  ///
  /// - Parameters:
  ///   - row: Where the text goes; nothing is shown of it outside the frame.
  ///   - column: Where the text begins; to the left of the frame, its beginning is not shown.
  ///   - maxWidth: How many columns the text may take; without it, all up to the right edge.
  ///   - clip: What happens to text that is longer.
  /// - Complexity: O(*n*) in the length of the text
  public mutating func put(
    _ text: String,
    row: Int,
    column: Int,
    style: Style = .plain,
    maxWidth: Int = .max,
    clip: Clip = .cut
  ) {
    var column = max(column, .min / 2)  // so that no difference below overflows
    let room = min(maxWidth, size.columns - column)
    guard 0..<size.rows ~= row, room > 0 else { return }
    let end = column + room
    let isCut = clip == .ellipsis && columnWidth(of: text) > room
    let textEnd = isCut ? end - 1 : end

    for case let cell? in text.lazy.map({ Cell($0, style: style) }) where column < textEnd {
      if column + cell.columns > textEnd {
        if !isCut { set(.blank(style: style), row: row, column: column) }
        break
      }
      set(cell, row: row, column: column)
      column += cell.columns
    }
    if isCut { put("…", row: row, column: column, style: style) }
  }

  /// Makes a region blank, in a style: a bar, a background, a place to draw anew.
  public mutating func fill(rows: Range<Int>, columns: Range<Int>, style: Style = .plain) {
    for row in rows.clamped(to: 0..<size.rows) {
      for column in columns.clamped(to: 0..<size.columns) {
        set(.blank(style: style), row: row, column: column)
      }
    }
  }

  /// Changes how rows look, and not what they say.
  public mutating func restyle(rows: Range<Int>, _ style: (Style) -> Style) {
    for row in rows.clamped(to: 0..<size.rows) {
      for index in (row * size.columns)..<((row + 1) * size.columns) {
        cells[index] = cells[index].styled(style(cells[index].style))
      }
    }
  }

  /// The text alone, a line for each row, without the blanks at their ends.
  public var text: String {
    (0..<size.rows).map { row in
      let line = cells[(row * size.columns)..<((row + 1) * size.columns)]
      var text = String(line.filter { $0.columns > 0 }.map(\.character))
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  private func contains(row: Int, column: Int) -> Bool {
    0..<size.rows ~= row && 0..<size.columns ~= column
  }

  /// Puts one cell in its place; of a wide character that loses a half to it, a blank remains.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    if cell.columns == 2, column == -1 {
      return set(.blank(style: cell.style), row: row, column: 0)
    }
    guard contains(row: row, column: column) else { return }
    let index = row * size.columns + column
    let last = index + cell.columns - 1
    if cells[index].columns == 0 { cells[index - 1] = .blank(style: cells[index - 1].style) }
    if cells[last].columns == 2 { cells[last + 1] = .blank(style: cells[last].style) }
    cells[index] = cell
    if cell.columns == 2 { cells[last] = .rightHalf(style: cell.style) }
  }
}
