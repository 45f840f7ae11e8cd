// Terminal UI: turns one frame into the next.
// SPDX-License-Identifier: MIT

/// Returns the text that makes a terminal show `next` if it now shows `previous`; empty if they are equal.
///
/// Only cells that differ are written, so nothing flickers. The screen is cleared only if its contents are not
/// known: without a previous frame, or with one of a different size.
///
/// - Parameters:
///   - next: The frame to show.
///   - previous: The frame that is shown now, or `nil` if it is not known.
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

/// Writes cells, and keeps track of the cursor and the style.
private struct Pen {
  let colours: Bool
  let unicode: Bool
  private(set) var output = ""
  private var style = ControlSequence.plain
  /// The position of the next character, if it is certain.
  private var cursor: (row: Int, column: Int)?

  init(colours: Bool, unicode: Bool) { (self.colours, self.unicode) = (colours, unicode) }

  mutating func clear() { output += ControlSequence.clear }

  mutating func write(_ cell: Cell, row: Int, column: Int) {
    // The left half differs, too, and has written both halves.
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
  /// Whether all terminals agree on the width, and none joins the character with the next one. After any other
  /// character, the cursor is moved again, so that a mistake affects one character and not the line.
  fileprivate var hasCertainWidth: Bool {
    let scalars = character.unicodeScalars
    return character.isASCII || scalars.count == 1 && !scalars.first!.properties.isEmoji
  }
}

extension ControlSequence {
  fileprivate static let plain = setStyle(.plain, colours: false)
}
