// Terminal UI: what a terminal is told, byte for byte.
// SPDX-License-Identifier: MIT

/// What a terminal is told, as ECMA-48 and xterm's documentation of control sequences have it.
enum ControlSequence {
  /// To the alternate screen, cursor hidden, no wrapping at the right edge, pastes in brackets.
  static let enterFullScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"

  /// Reports clicks and the wheel, in the format that has no limit to rows and columns (SGR).
  static let reportMouse = "\u{1B}[?1006h\u{1B}[?1000h"

  /// Everything that these changed, back; the screen shows what it showed before.
  static let leaveFullScreen =
    "\u{1B}[0m\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  static let clear = "\u{1B}[0m\u{1B}[2J"

  /// Puts the cursor in a place; the terminal counts from 1.
  static func moveCursor(row: Int, column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  /// Makes what is written from now on look like `style`, whatever was set before.
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
