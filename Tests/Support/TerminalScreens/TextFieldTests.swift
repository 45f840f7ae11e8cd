// How a text field is shown.
// SPDX-License-Identifier: MIT

import TerminalUI
import Testing

@testable import TerminalScreens

@Suite struct TextFieldTests {
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
