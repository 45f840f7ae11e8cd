// Terminal UI: keys, pasted texts and clicks.

/// A key, a pasted text, a click, or a turn of the wheel.
///
/// Terminals cannot distinguish some keys: Ctrl-I is `tab`, Ctrl-M and Ctrl-J are `enter`, Ctrl-H is `backspace`, and
/// Alt comes as `escape` before the key. Shift, Ctrl and Alt are ignored for named keys: Ctrl-→ is `right`.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// A pasted text with `"\n"` as line ends. It is one key, so that its characters do not act as keys.
  case paste(String)
  /// A click. Rows and columns count from 0, as in a `Frame`.
  case click(row: Int, column: Int)
  case wheelUp, wheelDown
  /// Ctrl and a lowercase letter.
  case control(Character)
  case enter, tab, backTab, escape, backspace, delete, f1
  case up, down, left, right, home, end, pageUp, pageDown
}

extension Key {
  var isFromMouse: Bool {
    switch self {
    case .click, .wheelUp, .wheelDown: true
    default: false
    }
  }

  init(controlCode: UInt8) {
    switch controlCode {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    default: self = .control(Character(Unicode.Scalar(controlCode | 0x60)))
    }
  }

  /// The key that sends a control sequence, `1;5C` after `ESC [`, or `nil` if no key sends it.
  init?(sequence: some Collection<UInt8>) {
    let text = String(decoding: sequence, as: UTF8.self)
    // Without Shift, Ctrl and Alt, which follow a semicolon, and the 1 before that.
    let name = text.replacing(/(^1)?;[0-9]+/, with: "")
    guard let key = Key(mouseReport: text) ?? Key.sent[name] else { return nil }
    self = key
  }

  private static let sent: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home,
    "8~": .end, "P": .f1, "11~": .f1,
  ]

  /// Reads a report in xterm's SGR format: `<0;12;5M` is a click in column 11 of row 4. Fails for other buttons, clicks
  /// with Ctrl or Alt, releases, and damaged reports.
  private init?(mouseReport text: String) {
    guard let numbers = text.wholeMatch(of: /<(0|64|65);([0-9]+);([0-9]+)M/)?.output,
      let column = Int(numbers.2), let row = Int(numbers.3), column > 0, row > 0
    else { return nil }
    self =
      switch numbers.1 {
      case "64": .wheelUp
      case "65": .wheelDown
      default: .click(row: row - 1, column: column - 1)
      }
  }
}
