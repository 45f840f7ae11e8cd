// A text field has a cursor.
// SPDX-License-Identifier: MIT

import TerminalUI
import Testing

@testable import TerminalScreens

@Suite struct TextFieldTests {
  @Test(arguments: [
    ([Key.left, .left, .character("x")], "one tx|wo"), ([.home, .character("x")], "x|one two"),
    ([.control("a"), .right, .delete], "o|e two"), ([.left, .backspace], "one t|o"),
    ([.control("w")], "one |"), ([.control("w"), .control("w")], "|"),
    ([.left, .control("u")], "|o"),
    ([.home, .left, .backspace, .end, .right, .delete], "one two|"),
    ([.left, .paste("a\nb")], "one twa|o"),
  ])
  func keysEditTheText(keys: [Key], text: String) {
    var field = TextField("one two")
    let editing = keys.map { field.press($0) }
    #expect(editing.allSatisfy(\.self) && !field.press(.tab) && !field.press(.escape))
    _ = field.press(.character("|"))
    #expect(field.text == text)
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
