// Terminal UI: turns one frame into the next, with control sequences.

/// Returns the text that makes a terminal show `next` if it now shows `previous`; empty if they are equal.
///
/// Only lines that differ are written, so nothing flickers. The screen is cleared only if its contents are unknown.
///
/// - Parameter colors: Whether colors are used. Bold, dim and reverse always are.
public func render(_ next: Frame, over previous: Frame?, colors: Bool = true) -> String {
  let shown = previous.flatMap { $0.size == next.size ? $0 : nil }
  var output = shown == nil ? "\u{1B}[0m\u{1B}[2J" : ""
  for row in next.rows.indices where next.rows[row] != shown?.rows[row] {
    output += next.rows[row].sequence(row: row, colors: colors)
  }
  return output
}

extension Line {
  fileprivate func sequence(row: Int, colors: Bool) -> String {
    // To the beginning of the row; the terminal counts from 1.
    var output = "\u{1B}[\(row + 1);1H"
    var style = Style.plain
    func set(_ next: Style) {
      if next != style { output += ControlSequence.setStyle(next, colors: colors) }
      style = next
    }
    for cell in cells where cell.columns > 0 {
      set(cell.style)
      output.append(cell.character)
    }
    set(.plain)
    return output
  }
}

/// Control sequences for a terminal, as in ECMA-48 and xterm's documentation.
enum ControlSequence {
  /// Switches to the alternate screen, hides the cursor, turns wrapping off and bracketed paste on, and reports the
  /// mouse, in the format without a limit to rows and columns (SGR).
  static let enterFullScreen =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1006h\u{1B}[?1000h"

  /// Reverts all that, and shows the previous screen again.
  static let leaveFullScreen: StaticString =
    "\u{1B}[0m\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Sets the style of the following text, whatever was set before.
  static func setStyle(_ style: Style, colors: Bool) -> String {
    var codes = [0]
    if style.bold { codes.append(1) }
    if style.dim { codes.append(2) }
    if style.reverse { codes.append(7) }
    if colors, let color = style.foreground { codes.append(30 + color.rawValue) }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
