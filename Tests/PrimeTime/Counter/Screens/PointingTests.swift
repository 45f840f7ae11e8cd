// Clicks and the wheel, on each screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct PointingTests {
  private let evening = ScreenState.evening

  /// The action of a click on a text that is shown.
  private func click(
    _ text: String, in state: ScreenState, size: Size = Size(columns: 80, rows: 24)
  ) throws -> ScreenAction? {
    let rows = frame(state, size: size).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(text) }, "\(text) is not shown")
    let start = try #require(rows[row].firstRange(of: text)).lowerBound
    let column = columnWidth(of: String(rows[row][..<start]))
    let target = page(state, width: size.columns).target(row: row, column: column, size: size)
    return action(for: .click, on: target, in: state)
  }

  @Test(
    arguments: [
      ("Counter", .counter), ("f Favorites", .favorites), ("Activity", .activity),
      ("Timeline", .timeline), ("? Help", .help),
    ] as [(String, Screen)], [80, 200])
  func clickingATabShowsItsScreen(tab: (name: String, screen: Screen), columns: Int) throws {
    let size = Size(columns: columns, rows: 24)
    #expect(try click(tab.name, in: evening, size: size) == .screenChosen(tab.screen))
  }

  @Test func clickingAFavoriteMovesTheCursorToIt() throws {
    let state = evening.after(.screenChosen(.favorites))
    #expect(try click("1  13", in: state) == .rowChosen(1, .favorites))
    #expect(state.after(.rowChosen(1, .favorites)).favoriteAtCursor == 13)
  }

  @Test func clickingABoxTicksIt() throws {
    let state = evening.after(.screenChosen(.favorites))
    #expect(try click("[ ] 1", in: state) == .boxTicked(row: 1))
    let ticked = state.after(.boxTicked(row: 1))
    #expect(ticked.selected == [13] && ticked.favoriteAtCursor == 13)
    #expect(ticked.after(.boxTicked(row: 1)).selected == [])
  }

  @Test func clickingAnActivityShowsItsScreen() throws {
    let state = evening.after(.screenChosen(.favorites))
    let action = try click("− removed", in: state, size: Size(columns: 200, rows: 50))
    #expect(action == .rowChosen(0, .activity))
    #expect(state.after(.rowChosen(2, .activity)).screen == .activity)
    #expect(state.after(.rowChosen(2, .activity)).cursor(.activity).row == 2)
  }

  @Test(arguments: [(80, Screen.timeline), (120, .timeline), (120, .counter)])
  func clickingAMomentChoosesItsRow(columns: Int, screen: Screen) throws {
    let state = evening.after(.screenChosen(screen))
    let size = Size(columns: columns, rows: 40)
    #expect(try click("count = 2", in: state, size: size) == .rowChosen(4, .timeline))
    #expect(state.after(.rowChosen(4, .timeline)).screen == .timeline)
  }

  @Test func aClickDoesNotMoveTheRows() throws {
    let primes = (2...300).filter(isPrime)
    let crowded = ScreenState.fresh.after(
      [.app(.favoritesFile(.loaded(path: "f", primes: primes))), .screenChosen(.favorites)])
      .after(.cursorMoved(.by(30)))
    func rows(_ state: ScreenState) -> [String] {
      frame(state, size: Size(columns: 80, rows: 24)).text.replacing("▸", with: " ")
        .split(separator: "\n").dropFirst(2).dropLast(2).map(String.init)
    }
    let clicked = crowded.after(.rowChosen(25, .favorites))
    #expect(clicked.cursor(.favorites).row == 25)
    #expect(rows(clicked) == rows(crowded))
    #expect(rows(clicked.after(.rowChosen(32, .favorites))) == rows(crowded))
    #expect(rows(clicked.after(.cursorMoved(.by(1)))) != rows(crowded))
  }

  @Test func clickingAForkChoosesItsFirstMoment() throws {
    let state = evening.after(
      .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline))
    #expect(try click("└─ 6…13", in: state) == .rowChosen(5, .timeline))
  }

  @Test func clickingAKeyPressesIt() throws {
    #expect(try click("u undo", in: evening) == .timeline(.app(.undo)))
    #expect(
      try click("saves it", in: evening.after(.app(.counter(.countEntered(17)))))
        == .screenChosen(.primeSheet))
  }

  @Test func anAlertClosesByAClickAndHidesTheRows() throws {
    let state = evening.after(
      .screenChosen(.favorites), .app(.nthPrime(.answered(n: 13, prime: 41))))
    #expect(try click("Enter closes", in: state) == .alertClosed)
    let size = Size(columns: 80, rows: 24)
    #expect(page(state, width: 80).target(row: 3, column: 3, size: size) == nil)
    #expect(action(for: .wheelDown, on: nil, in: state) == nil)
  }

  @Test func clickingATabDropsTheTypedName() throws {
    let state = ScreenState.fresh.typing("iBlob")
    #expect(try click("Timeline", in: state) == .screenChosen(.timeline))
    #expect(state.after(.screenChosen(.timeline)).typed == nil)
  }

  @Test(arguments: [
    (Screen.counter, Optional<ScreenAction>.none), (.primeSheet, nil),
    (.favorites, .cursorMoved(.by(1))), (.activity, .cursorMoved(.by(1))),
    (.help, .cursorMoved(.by(1))), (.timeline, .timeline(.visit(moment: 6))),
  ])
  func theWheelMovesInLists(screen: Screen, expected: ScreenAction?) {
    let state = evening.after(.screenChosen(screen), .timeline(.visit(moment: 5)))
    #expect(action(for: .wheelDown, on: nil, in: state) == expected)
  }

  @Test func theWheelMovesInTheListUnderIt() throws {
    let counter = evening.after(.timeline(.visit(moment: 5)))
    #expect(
      action(for: .wheelUp, on: .row(2, list: Screen.timeline.rawValue), in: counter)
        == .timeline(.visit(moment: 4)))
    let favorites = evening.after(.screenChosen(.favorites))
    let scroll = action(for: .wheelDown, on: .row(0, list: Screen.activity.rawValue), in: favorites)
    #expect(scroll == .cursorMoved(.by(1), on: .activity))
    #expect(favorites.after(try #require(scroll)).cursor(.activity).row == 1)
    #expect(favorites.after(try #require(scroll)).cursor(.favorites).row == 0)
  }
}
