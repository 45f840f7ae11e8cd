// The keys, notes, questions and help of a full-screen program.

import TerminalTestSupport
import Testing

@testable import TerminalUI

@Suite struct TerminalAppTests {
  private var toy = Toy()
  private let size = Size(columns: 60, rows: 12)

  private var text: String { toy.frame(size: size).text }

  private mutating func press(_ keys: Key...) {
    for key in keys {
      for key in toy.completing(key) { _ = toy.press(key) }
    }
  }

  private mutating func click(_ text: String) throws {
    let frame = toy.frame(size: size)
    let (row, column) = try frame.position(of: text)
    _ = toy.press(.click(row: row, column: column), on: frame.target(row: row, column: column))
  }

  @Test mutating func theFirstBindingWithAReactionCounts() {
    #expect(toy.press(.character("s")) == "sent")
    press(.character("2"))
    #expect(toy.press(.character("s")) == nil && text.contains("nothing to send"))
  }

  @Test mutating func theFooterShowsWhatHasAnEffect() {
    #expect(text.hasSuffix("↑↓ move  Enter name it  s send  ? help"))
    press(.character("2"))
    #expect(text.hasSuffix("Enter name it  ? help"))
  }

  @Test mutating func aPasteOutsideATextFieldDoesNothing() {
    press(.paste("2"))
    #expect(text.contains("▸ one") && text.contains("no text field"))
  }

  @Test mutating func aRefusalIsShownUntilTheNextKey() {
    press(.character("x"))
    #expect(text.contains("no x here"))
    press(.down)
    #expect(!text.contains("no x here"))
  }

  @Test mutating func enterTakesTheTypedTextAndEscDropsIt() {
    press(.enter, .character("x"), .paste("rst\nrest"), .backspace, .left, .end)
    #expect(text.contains("name: xrs▏"))
    press(.enter)
    #expect(toy.name == "xrs" && !text.contains("name:"))
    press(.enter, .character("q"), .escape)
    #expect(toy.name == "xrs" && !text.contains("name:"))
  }

  @Test(arguments: [
    ([Key.paste(" 1,000\n")], "1,000"), ([.character("4"), .paste("-")], "4-"),
    ([.character("-"), .character("-"), .character("5")], "-5"),
    ([.character("4"), .left, .character("-")], "-4"),
  ])
  mutating func aNumberIsTyped(keys: [Key], number: String) {
    _ = toy.press(.character("="))
    for key in keys { _ = toy.press(key) }
    #expect(toy.overlay.prompt?.field.text == number && toy.overlay.note == nil)
  }

  @Test mutating func anyOtherKeyAcceptsANumberFirst() {
    press(.character("="), .character("4"), .character("2"), .down)
    #expect(toy.name == "42" && toy.cursor == 1 && toy.overlay.prompt == nil)
  }

  @Test mutating func theHelpListsTheKeysAndScrolls() {
    press(.character("?"))
    #expect(text.contains("↓ j Wheel↓     move down") && !text.contains("Ctrl-C"))
    press(.end)
    #expect(!text.contains("move down") && text.contains("Ctrl-C"))
    press(.escape)
    #expect(text.contains("▸ one"))
    press(.character("?"), .character("x"))
    #expect(text.contains("▸ one") && text.contains("no x here"))
  }

  @Test mutating func aClickedCharacterIsNoText() throws {
    press(.enter, .character("a"))
    try click("Second")
    #expect(!text.contains("▸ one") && !text.contains("name:") && toy.name == "")
    press(.enter, .character("a"))
    try click("accept")
    #expect(toy.name == "a")
  }

  @Test mutating func rowsAndHintsCanBeClicked() throws {
    try click("three")
    #expect(toy.cursor == 2)
    try click("name it")
    #expect(toy.overlay.prompt != nil)
  }

  @Test mutating func theWheelMovesAndNeverComplains() throws {
    press(.wheelDown)
    #expect(toy.cursor == 1)
    press(.character("="), .character("7"), .wheelDown)
    #expect(toy.cursor == 2 && toy.overlay.prompt?.field.text == "7")
    press(.escape, .character("2"), .wheelUp)
    #expect(toy.cursor == 2 && toy.overlay.note == nil)
  }
}

/// Two tabs, the first of them with a list.
private struct Toy: TerminalApp {
  typealias Message = String

  var cursor = 0
  var name = ""
  var overlay = Overlay<Toy>()
  private var showsList = true
  private let rows = ["one", "two", "three"]

  func page(width: Int) -> Page {
    Page(
      title: "Toy",
      tabs: [
        (key: "1", name: "First", detail: "", isShown: showsList),
        (key: "2", name: "Second", detail: "", isShown: !showsList),
      ]
    ) { [rows, cursor, showsList] width, height in
      if !showsList { return [] }
      return list(rows.count, cursor: cursor, width: width, height: height) { Line(rows[$0]) }
    }
  }

  var keys: [Binding<Toy>] {
    movingKeys { toy, distance in
      toy.showsList ? .change { $0.cursor = min(max($0.cursor + distance, 0), 2) } : nil
    } + [
      Binding("1", "first") { _ in .change { $0.showsList = true } },
      Binding("2", "second") { _ in .change { $0.showsList = false } },
      Binding("Enter", "name it", hint: "name it") { _ in
        .change {
          $0.overlay.prompt = Prompt("name:") { _, name in
            .change { ($0.name, $0.overlay.prompt) = (name, nil) }
          }
        }
      },
      Binding("=", "number it") { _ in
        .change {
          $0.overlay.prompt = Prompt("number:", isNumber: true) { _, name in
            .change { ($0.name, $0.overlay.prompt) = (name, nil) }
          }
        }
      },
      Binding("s", "send", hint: "send") { $0.showsList ? .send("sent") : nil },
      Binding("s", "send", hint: "send") { _ in .refused("nothing to send") },
      Binding("x", "nothing") { _ in .refused("no x here") },
    ]
  }

  func reaction(toClickOn row: Int, of list: String) -> Reaction<Toy>? {
    .change { $0.cursor = row }
  }
}
