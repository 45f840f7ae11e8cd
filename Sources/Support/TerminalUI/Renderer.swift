// Terminal UI: how one frame becomes the next.
// SPDX-License-Identifier: MIT

/// What a terminal that shows `previous` must be told to show `next`: nothing if they are equal.
///
/// Only cells that differ are written, so that nothing flickers. The screen is cleared only if it is
/// not known what it shows: without a previous frame, or with one of another size.
///
/// - Parameters:
///   - next: The frame to be shown.
///   - previous: The frame that is shown now, if that is known.
///   - colours: Whether colours are used. Bold, dim, underline and reverse always are.
///   - unicode: Whether the terminal shows more than ASCII.
/// - Complexity: O(*n*) in the number of cells
public func render(
  _ next: Frame, over previous: Frame?, colours: Bool = true, unicode: Bool = true
) -> String {
  var pen = Pen(colours: colours, unicode: unicode)
  var shown = Frame(size: next.size)
  if let previous, previous.size == next.size { shown = previous } else { pen.clear() }

  for row in 0..<next.size.rows {
    for column in 0..<next.size.columns where next[row, column] != shown[row, column] {
      pen.write(next[row, column], row: row, column: column)
    }
  }
  pen.finish()
  return pen.output
}

/// Writes cells, and knows where the cursor stands and which style is set.
private struct Pen {
  let colours: Bool
  let unicode: Bool
  private(set) var output = ""
  private var style = ControlSequence.plain
  /// Where the next character would appear, if that is certain.
  private var cursor: (row: Int, column: Int)?

  init(colours: Bool, unicode: Bool) { (self.colours, self.unicode) = (colours, unicode) }

  mutating func clear() { output += ControlSequence.clear }

  mutating func write(_ cell: Cell, row: Int, column: Int) {
    // The left half, which differs too, has brought the right one with it.
    guard cell.columns > 0 else { return }
    if cursor?.row != row || cursor?.column != column {
      output += ControlSequence.moveCursor(row: row, column: column)
    }
    set(ControlSequence.setStyle(cell.style, colours: colours))
    output += unicode ? String(cell.character) : cell.character.inASCII
    cursor = cell.hasCertainWidth || !unicode ? (row, column + cell.columns) : nil
  }

  mutating func finish() { set(ControlSequence.plain) }

  private mutating func set(_ style: String) {
    guard style != self.style else { return }
    output += style
    self.style = style
  }
}

extension Cell {
  /// Whether all terminals agree on the width, and none joins the character with the next one.
  /// After any other, the cursor is put anew: a mistake then spoils one character, not the line.
  fileprivate var hasCertainWidth: Bool {
    let scalars = character.unicodeScalars
    return character.isASCII || scalars.count == 1 && !scalars.first!.properties.isEmoji
  }
}

extension ControlSequence {
  fileprivate static let plain = setStyle(.plain, colours: false)
}
