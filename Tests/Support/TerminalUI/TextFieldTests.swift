// A text field: how keys edit it, and how it is shown.

import Testing

@testable import TerminalUI

@Suite struct TextFieldTests {
  /// The text after the keys, with `|` at the cursor.
  private func text(_ start: TextField, _ keys: [Key]) -> String {
    var field = start
    for key in keys { _ = field.press(key) }
    return "\(field.before)|\(field.after)"
  }

  @Test(
    arguments: [
      ([], "one two|"), ([.backspace], "one tw|"), ([.left, .left, .character("x")], "one tx|wo"),
      ([.left, .delete], "one tw|"), ([.home, .delete], "|ne two"), ([.home, .right], "o|ne two"),
      ([.control("w")], "one |"), ([.control("w"), .control("w")], "|"),
      ([.left, .control("u")], "|o"), ([.control("a"), .left, .control("e")], "one two|"),
      ([.character("x"), .paste("y\nz")], "one twoxy|"),
      ([.home, .backspace, .control("w")], "|one two"),
    ] as [([Key], String)])
  func keysEditTheText(keys: [Key], result: String) {
    #expect(text(TextField("one two"), keys) == result)
  }

  @Test func theCursorIsOnTheNextCharacter() {
    var field = TextField("one two")
    #expect(field.line(columns: 20) == Line("one two▏", .bold))
    _ = field.press(.left)
    let line = Line("one tw", .bold) + Line("o", Style(bold: true, reverse: true))
    #expect(field.line(columns: 20) == line)
  }

  @Test(arguments: 0...8) func aLongTextFits(columns: Int) {
    for steps in 0...7 {
      var field = TextField("one two")
      for _ in 0..<steps { _ = field.press(.left) }
      #expect(field.line(columns: columns).width <= max(columns, 1))
    }
  }
}
