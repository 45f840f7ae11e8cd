// The notes, questions and help around an app's page.
// SPDX-License-Identifier: MIT

import TerminalTestSupport
import TerminalUI
import Testing

@testable import TerminalScreens

@MainActor
@Suite struct AppScreenTests {
  private let toy = Toy()
  private let screen: AppScreen
  private let size = Size(columns: 60, rows: 12)

  init() { screen = AppScreen(toy) }

  private var text: String { screen.frame(size: size).text }

  private func press(_ keys: Key...) { for key in keys { screen.press(key, size: size) } }

  private func click(_ text: String) throws {
    let (row, column) = try screen.frame(size: size).position(of: text)
    press(.mouse(Mouse(.click, row: row, column: column)))
  }

  @Test func qGoesBackAndQuitsOnTheFirstScreen() {
    press(.character("2"), .character("q"))
    #expect(text.contains("▸ one") && !screen.isQuitting)
    press(.character("?"), .character("q"))
    #expect(text.contains("▸ one") && !screen.isQuitting)
    press(.character("q"))
    #expect(screen.isQuitting)
  }

  @Test func aPasteOutsideATextFieldDoesNothing() {
    press(.paste("2q"))
    #expect(text.contains("▸ one") && text.contains("no text field") && !screen.isQuitting)
  }

  @Test func aRefusalIsShownUntilTheNextKey() {
    press(.character("x"))
    #expect(text.contains("no x here"))
    press(.down)
    #expect(!text.contains("no x here"))
  }

  @Test func enterTakesTheTypedTextAndEscDropsIt() {
    press(.enter, .character("q"), .paste("rst\nrest"), .backspace, .left, .end)
    #expect(text.contains("name: qrs▏"))
    press(.enter)
    #expect(toy.name == "qrs" && !text.contains("name:"))
    press(.enter, .character("q"), .escape)
    #expect(toy.name == "qrs" && !text.contains("name:") && !screen.isQuitting)
  }

  @Test func theHelpListsTheKeysAndScrolls() {
    press(.character("?"))
    #expect(text.contains("move") && text.contains("Keys") && !text.contains("Shift"))
    press(.down, .down, .down)
    #expect(text.contains("Ctrl-L") && text.contains("PgUp"))
    press(.end)
    #expect(!text.contains("Keys") && text.contains("Shift"))
    press(.escape)
    #expect(text.contains("▸ one"))
  }

  @Test func clickingATabDropsTheTypedText() throws {
    press(.enter, .character("a"))
    try click("Second")
    #expect(!text.contains("▸ one") && !text.contains("name:") && toy.name == "")
  }

  @Test func rowsAndHintsCanBeClicked() throws {
    try click("three")
    #expect(toy.cursor == 2)
    try click("quit")
    #expect(screen.isQuitting)
  }

  @Test func theWheelMovesAndNeverComplains() {
    press(.mouse(Mouse(.wheelDown, row: 5, column: 5)))
    #expect(toy.cursor == 1)
    press(.mouse(Mouse(.wheelUp, row: 5, column: 5)), .character("2"))
    press(.mouse(Mouse(.wheelUp, row: 5, column: 5)))
    #expect(toy.cursor == 0 && !text.contains("no key"))
  }

  @Test func rowsAndTheWheelDoNothingWhileTyping() throws {
    press(.enter, .mouse(Mouse(.wheelDown, row: 5, column: 5)))
    try click("three")
    #expect(toy.cursor == 0 && text.contains("name:"))
  }
}

/// Two tabs, the first of them with a list.
@MainActor
private final class Toy: TerminalApp {
  var cursor = 0
  var name = ""
  private var showsList = true
  private let rows = ["one", "two", "three"]

  var page: Page {
    Page(
      title: "Toy",
      tabs: [
        Page.Tab(key: "1", name: "First", isShown: showsList),
        Page.Tab(key: "2", name: "Second", isShown: !showsList),
      ], hints: [("↑↓", "move"), ("Enter", "name it")] + (showsList ? [] : [("Esc", "back")])
    ) { [rows, cursor, showsList] width, height in
      showsList ? list(rows, cursor: cursor, width: width, height: height) : []
    }
  }

  func press(_ key: Key) -> Reaction {
    switch key {
    case .character("1"): showsList = true
    case .escape where !showsList: showsList = true
    case .character("2"): showsList = false
    case .enter: return .ask("name:") { [self] in name = $0 }
    case .character("x"): return .refused("no x here")
    default:
      guard showsList, let moved = moved(cursor, by: key, rows: rows.count) else {
        return .refused("no key of this screen")
      }
      cursor = moved
    }
    return .done
  }

  var otherKeys: [Page.Hint] { movingKeys }

  func choose(row: Int) -> Reaction {
    cursor = row
    return .done
  }

  func observe(_ changed: @escaping @MainActor () -> Void) {}
}
