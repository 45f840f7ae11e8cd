// A filter narrows a list, and keys affect only the rows that are shown.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct FilterTests {
  private let favorites = ScreenState.fresh.after(
    .app(.favoritesFile(.loaded(path: "f", primes: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]))),
    .screenChosen(.favorites))

  private func primes(_ state: ScreenState) -> [Int] {
    state.rows(of: .favorites).map { state.app.favoritePrimes[$0] }
  }

  private func text(_ state: ScreenState) -> String {
    frame(state, size: Size(columns: 80, rows: 24)).text
  }

  @Test func aFilterNarrowsTheListUntilEscClearsIt() {
    let typed = favorites.typing("/1")
    #expect(primes(typed) == [11, 13, 17, 19] && primes(typed.typing("7")) == [17])
    #expect(primes(typed.pressing(.backspace)).count == 10)
    #expect(primes(typed.pressing(.escape)).count == 10)
    let kept = typed.pressing(.enter)
    #expect(kept.typed == nil && primes(kept) == [11, 13, 17, 19])
    #expect(text(kept).contains("Esc show all"))
    let cleared = kept.pressing(.escape)
    #expect(primes(cleared).count == 10 && cleared.screen == .favorites)
    #expect(cleared.pressing(.escape).screen == .counter)
  }

  @Test func anEmptyListNamesTheFilter() {
    let typed = favorites.typing("/99")
    #expect(text(typed).contains("None contains “99”."))
    let kept = typed.pressing(.enter)
    #expect(text(kept).contains("Esc shows all of them."))
    #expect(action(for: .character("d"), in: kept) == .refused("there is nothing to delete"))
  }

  @Test func keysAffectOnlyTheShownFavorites() {
    let shown = favorites.typing("/1").pressing(.enter)
    let deleted = shown.pressing(.down).pressing(.character("d"))
    #expect(deleted.app.favoritePrimes == [2, 3, 5, 7, 11, 17, 19, 23, 29])
    #expect(primes(deleted) == [11, 17, 19])
    let two = shown.pressing(.character("x")).pressing(.character("x"))
    #expect(two.selected == [11, 13])
    #expect(two.pressing(.character("d")).app.favoritePrimes == [2, 3, 5, 7, 17, 19, 23, 29])
    let hidden = favorites.pressing(.character("x")).typing("/1").pressing(.enter)
    let left = hidden.pressing(.character("d"))
    #expect(left.selected == [2] && primes(left) == [13, 17, 19])
  }

  @Test func theCursorStaysOnItsRowWhileItIsShown() {
    let at17 = favorites.after(.cursorMoved(.by(6)))
    #expect(at17.typing("/1").favoriteAtCursor == 17)
    #expect(at17.typing("/1").pressing(.escape).favoriteAtCursor == 17)
    #expect(at17.typing("/3").favoriteAtCursor == 3)
  }

  @Test(arguments: [
    (Key.function(1), ScreenAction?.none), (.control("r"), nil), (.insert, nil),
    (.paste("2\nd"), .filtered("12", isTyped: true)),
  ])
  func onlyTextIsPartOfTheFilter(key: Key, expected: ScreenAction?) {
    #expect(action(for: key, in: favorites.typing("/1")) == expected)
  }

  @Test func activitiesAreFoundByTextAndTime() {
    let activity = ScreenState.evening.after(.screenChosen(.activity))
    #expect(activity.rows(of: .activity) == [3, 2, 1, 0])
    #expect(activity.typing("/REMOVED").rows(of: .activity) == [3])
    #expect(activity.typing("/added 7").rows(of: .activity) == [0])
    #expect(activity.typing("/00:00:01").rows(of: .activity) == [0])
  }

  @Test func theTimelineStepsFromMatchToMatch() {
    let state = ScreenState.evening.after(.screenChosen(.timeline)).typing("/save").pressing(.enter)
    #expect(action(for: .up, in: state) == .timeline(.visit(moment: 7)))
    let first = state.after(.timeline(.visit(moment: 2)))
    #expect(first.momentRows(20) == [2, 5, 7])
    #expect(action(for: .pageDown, in: first) == .timeline(.visit(moment: 7)))
    #expect(action(for: .up, in: first) == .refused("no earlier moment contains “save”"))
  }

  @Test func anotherScreenShowsAllRows() {
    let state = favorites.typing("/1").pressing(.enter)
    let activity = state.after(.screenChosen(.activity))
    #expect(activity.filter == "" && activity.rows(of: .activity).count == 10)
    #expect(state.rows(of: .activity).count == 10)
  }
}
