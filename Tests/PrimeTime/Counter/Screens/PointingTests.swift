// Clicks and the wheel, on each screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct PointingTests {
  private static let evening = ScreenState.evening
  private static let favorites = evening.after(.screenChosen(.favorites))

  @Test(
    arguments: [
      (evening, 80, "Counter", .screenChosen(.counter)),
      (evening, 200, "f Favorites", .screenChosen(.favorites)),
      (evening, 80, "? Help", .screenChosen(.help)),
      (evening, 80, "u undo", .timeline(.app(.undo))),
      (evening.after(.count(17)), 80, "saves it", .screenChosen(.primeSheet)),
      (evening, 120, "count = 2", .rowChosen(4, .timeline)),
      (favorites, 80, "1  13", .rowChosen(1, .favorites)),
      (favorites, 80, "[ ] 1", .boxTicked(row: 1)),
      (favorites, 200, "− 2", .rowChosen(0, .activity)),
      (
        favorites.after(.app(.nthPrime(.answered(n: 13, prime: 41)))), 80, "Enter closes",
        .alertClosed
      ),
      (
        evening.after(
          .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline)),
        80, "└─ 6…13", .rowChosen(5, .timeline)
      ),
      (ScreenState.fresh.typing("iBlob"), 80, "Timeline", .screenChosen(.timeline)),
    ] as [(ScreenState, Int, String, ScreenAction)])
  func aClickActsOnWhatIsShown(
    state: ScreenState, columns: Int, text: String, expected: ScreenAction
  ) throws {
    let size = Size(columns: columns, rows: 40)
    let (row, column) = try frame(state, size: size).position(of: text)
    let target = page(state, width: columns).target(row: row, column: column, size: size)
    #expect(action(for: .click, on: target, in: state) == expected)
  }

  @Test func aClickedRowHasTheCursor() {
    #expect(Self.favorites.after(.rowChosen(1, .favorites)).favoriteAtCursor == 13)
    let activity = Self.favorites.after(.rowChosen(2, .activity))
    #expect(activity.screen == .activity && activity.cursor(.activity).row == 2)
    #expect(Self.evening.after(.rowChosen(4, .timeline)).screen == .timeline)
    let ticked = Self.favorites.after(.boxTicked(row: 1))
    #expect(ticked.selected == [13] && ticked.favoriteAtCursor == 13)
    #expect(ticked.after(.boxTicked(row: 1)).selected == [])
  }

  @Test func aClickDoesNotMoveTheRows() throws {
    let primes = (2...300).filter(isPrime)
    let crowded = ScreenState.fresh.after(
      .app(.favoritesFile(.loaded(path: "f", primes: primes))), .screenChosen(.favorites),
      .cursorMoved(.by(30)))
    func rows(_ state: ScreenState) -> [String] {
      frame(state, size: Size(columns: 30, rows: 24)).lines.dropFirst(2).dropLast(2)
        .map { $0.replacing("▸", with: " ") }
    }
    let clicked = crowded.after(.rowChosen(25, .favorites))
    #expect(clicked.cursor(.favorites).row == 25)
    #expect(rows(clicked) == rows(crowded))
    #expect(rows(clicked.after(.rowChosen(32, .favorites))) == rows(crowded))
    #expect(rows(clicked.after(.cursorMoved(.by(1)))) != rows(crowded))
  }

  @Test(arguments: [
    (Screen.counter, Optional<ScreenAction>.none), (.primeSheet, nil),
    (.favorites, .cursorMoved(.by(1))), (.activity, .cursorMoved(.by(1))),
    (.help, .cursorMoved(.by(1))), (.timeline, .timeline(.visit(moment: 6))),
  ])
  func theWheelMovesInLists(screen: Screen, expected: ScreenAction?) {
    let state = Self.evening.after(.screenChosen(screen), .timeline(.visit(moment: 5)))
    #expect(action(for: .wheelDown, on: nil, in: state) == expected)
    let alert = state.after(.app(.nthPrime(.answered(n: 13, prime: 41))))
    #expect(action(for: .wheelDown, on: nil, in: alert) == nil)
  }

  @Test func theWheelMovesInTheListUnderIt() throws {
    let past = Self.evening.after(.timeline(.visit(moment: 5)))
    #expect(
      action(for: .wheelUp, on: .row(2, list: Screen.timeline.rawValue), in: past)
        == .timeline(.visit(moment: 4)))
    let scroll = action(
      for: .wheelDown, on: .row(0, list: Screen.activity.rawValue), in: Self.favorites)
    let scrolled = Self.favorites.after(try #require(scroll))
    #expect(scrolled.cursor(.activity).row == 1 && scrolled.cursor(.favorites).row == 0)
  }
}
