// Clicks and the wheel, on each screen.

import ClassicRedux
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct PointingTests {
  private static let evening = TerminalState.evening
  private static let favorites = evening.after(.screenChosen(.favorites))

  /// The state after a click on a text.
  private func state(
    _ state: TerminalState, columns: Int = 80, on text: String
  ) throws -> TerminalState {
    let frame = state.frame(size: Size(columns: columns, rows: 40))
    let (row, column) = try frame.position(of: text)
    let target = frame.target(row: row, column: column)
    return state.after(.pressed(.click(row: row, column: column), on: target))
  }

  @Test(
    arguments: [
      (favorites, 80, "Counter", .counter), (evening, 200, "f Favorites", .favorites),
      (evening.after(.count(17)), 80, "saves it", .primeSheet),
      (evening, 120, "count = 2", .timeline),
      (TerminalState.fresh.typing("iBlob"), 80, "Timeline", .timeline),
    ] as [(TerminalState, Int, String, Screen)])
  func aClickOpensAScreen(
    before: TerminalState, columns: Int, text: String, screen: Screen
  ) throws {
    let after = try state(before, columns: columns, on: text)
    #expect(after.screen == screen && after.overlay.prompt == nil && after.overlay.note == nil)
  }

  @Test func aClickOnAKeyPressesIt() throws {
    let undone = try state(Self.evening, on: "u undo").timeline
    #expect(undone.last == Self.evening.timeline.last + 1)
    let failed = Self.favorites.after(.app(.favoritesFile(.failed(message: "no"))))
    #expect(try state(failed, on: "Enter closes").failures.isEmpty)
    let help = try state(Self.evening, on: "? Help")
    let closed = try state(help, on: "Esc back")
    #expect(help.overlay.help == 0 && closed.overlay.help == nil)
  }

  @Test func aClickedRowHasTheCursor() throws {
    #expect(try state(Self.favorites, on: "1  13").elementAtCursor == 1)
    #expect(try state(Self.evening, columns: 120, on: "count = 2").timeline.moment == 4)
    let fork = Self.evening.after(
      .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline))
    #expect(try state(fork, on: "└─ 6…13").timeline.moment == 5)
  }

  @Test(arguments: [(Screen.favorites, 1), (.activity, 1), (.timeline, 6)])
  func theWheelMovesInLists(screen: Screen, row: Int) {
    let before = Self.evening.after(.timeline(.visit(moment: 5)), .screenChosen(screen))
    #expect(before.pressing(.wheelDown).row(on: screen) == row)
    #expect(before.pressing(.wheelDown, .wheelUp).row(on: screen) == row - 1)
  }

  @Test func theWheelNeitherCountsNorComplains() {
    for state in [Self.evening, Self.evening.typing("42")] {
      let turned = state.pressing(.wheelDown)
      #expect(turned.app == Self.evening.app && turned.overlay.note == nil)
      #expect((turned.overlay.prompt == nil) == (state.overlay.prompt == nil))
    }
  }
}
