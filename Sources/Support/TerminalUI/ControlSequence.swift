// Terminal UI: the control sequences sent to a terminal.
// SPDX-License-Identifier: MIT

/// Control sequences for a terminal, as in ECMA-48 and xterm's documentation.
enum ControlSequence {
  /// Switches to the alternate screen, hides the cursor, turns wrapping off and bracketed paste on.
  static let enterFullScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"

  /// Reports clicks and the wheel, in the format without a limit to rows and columns (SGR).
  static let reportMouse = "\u{1B}[?1006h\u{1B}[?1000h"

  /// Reverts all that, and shows the previous screen again.
  static let leaveFullScreen =
    "\u{1B}[0m\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  static let clear = "\u{1B}[0m\u{1B}[2J"

  /// Moves the cursor; the terminal counts from 1.
  static func moveCursor(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  /// Sets the style of the following text, whatever was set before.
  static func setStyle(_ style: Style, colours: Bool) -> String {
    var codes = [0]
    if style.bold { codes.append(1) }
    if style.dim { codes.append(2) }
    if style.underline { codes.append(4) }
    if style.reverse { codes.append(7) }
    if colours, let colour = style.foreground?.rawValue {
      codes.append(colour < 8 ? 30 + colour : 90 + colour - 8)
    }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
