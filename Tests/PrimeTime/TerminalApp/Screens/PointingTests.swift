// Clicks and the wheel, on each screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct PointingTests {
  private static let evening = TerminalState.evening
  private static let favorites = evening.after(.screenChosen(.favorites))

  /// The state after a click, or a turn of the wheel, on a text.
  private func state(
    _ state: TerminalState, _ gesture: Key.Gesture = .click, columns: Int = 80, on text: String
  ) throws -> TerminalState {
    let frame = state.frame(size: Size(columns: columns, rows: 40))
    let (row, column) = try frame.position(of: text)
    let key = Key.mouse(gesture, row: row, column: column)
    return state.after(.pressed(key, on: frame.target(row: row, column: column)))
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

  @Test func aClickDoesNotMoveTheRows() throws {
    let primes = (2...300).filter(isPrime)
    let crowded = TerminalState.fresh.after(
      .app(.favoritesFile(.loaded(primes))), .screenChosen(.favorites),
      .pressed(.pageDown), .pressed(.pageDown), .pressed(.pageDown))
    func rows(_ state: TerminalState) -> [String] {
      state.frame(size: Size(columns: 30, rows: 40)).lines.dropFirst(2).dropLast(2)
        .map { $0.replacing("▸", with: " ") }
    }
    let clicked = try state(crowded, columns: 30, on: " 25 ")
    #expect(clicked.cursor(.favorites).row == 25)
    #expect(rows(clicked) == rows(crowded))
    #expect(rows(try state(clicked, columns: 30, on: " 32 ")) == rows(crowded))
    #expect(rows(clicked.pressing(.down)) != rows(crowded))
  }

  @Test(arguments: [
    (Screen.favorites, "0  7", 1), (.activity, "added", 1), (.timeline, "count = 7", 6),
  ])
  func theWheelMovesInLists(screen: Screen, text: String, row: Int) throws {
    let before = Self.evening.after(.timeline(.visit(moment: 5)), .screenChosen(screen))
    #expect(try state(before, .wheelDown, on: text).cursor(screen).row == row)
    let alert = before.after(.app(.favoritesFile(.failed(message: "no"))))
    #expect(try state(alert, .wheelDown, on: "Failed").cursor(screen).row == row - 1)
  }

  @Test func theWheelDoesNotCount() throws {
    #expect(try state(Self.evening, .wheelDown, on: "Prime?").app == Self.evening.app)
  }
}
