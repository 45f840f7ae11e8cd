// A filter narrows a list, and keys affect only the rows that are shown.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct FilterTests {
  /// The favorites 2, 3, 5, … 29, in this order.
  private let favorites = ScreenState.fresh.after(
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].flatMap {
      [
        ScreenAction.app(.counter(.countEntered($0))),
        .app(.primeModal(.saveFavoritePrimeTapped)),
      ]
    } + [.screenChosen(.favorites)])

  private func primes(_ state: ScreenState) -> [Int] {
    state.rows(of: .favorites).map { state.app.favoritePrimes[$0] }
  }

  private func text(_ state: ScreenState) -> String {
    frame(state, size: Size(columns: 80, rows: 24)).text
  }

  private func press(_ key: Key, in state: ScreenState) -> ScreenState {
    state.after([action(for: key, in: state)].compactMap(\.self))
  }

  @Test func typingNarrowsAndBackspaceWidens() {
    let state = favorites.typing("/1")
    #expect(primes(state) == [11, 13, 17, 19])
    #expect(primes(state.typing("7")) == [17])
    #expect(primes(press(.backspace, in: state)).count == 10)
  }

  @Test func enterKeepsTheFilterAndEscClearsIt() {
    let kept = press(.enter, in: favorites.typing("/1"))
    #expect(kept.typed == nil && primes(kept) == [11, 13, 17, 19])
    let cleared = press(.escape, in: kept)
    #expect(primes(cleared).count == 10 && cleared.screen == .favorites)
    #expect(press(.escape, in: cleared).screen == .counter)
    #expect(primes(press(.escape, in: favorites.typing("/1"))).count == 10)
  }

  @Test func theFooterAndTheStatusNameTheKeys() {
    #expect(text(favorites).contains("/ filter"))
    #expect(text(favorites.typing("/1")).contains("filter 1▏  Enter keeps it, Esc shows all"))
    #expect(text(press(.enter, in: favorites.typing("/1"))).contains("Esc show all"))
  }

  @Test func anEmptyListNamesTheFilter() {
    let state = favorites.typing("/99")
    #expect(text(state).contains("None contains “99”."))
    #expect(text(press(.enter, in: state)).contains("Esc shows all of them."))
  }

  @Test func dDeletesTheFavoriteAtTheCursor() {
    let state = press(.enter, in: favorites.typing("/1"))
    #expect(
      action(for: .character("d"), in: press(.down, in: state))
        == .app(.favoritePrimes(.deleteFavoritePrime([5]))))
    let deleted = press(.character("d"), in: press(.down, in: state))
    #expect(deleted.app.favoritePrimes == [2, 3, 5, 7, 11, 17, 19, 23, 29])
    #expect(primes(deleted) == [11, 17, 19])
  }

  @Test func hiddenFavoritesAreNotDeleted() {
    let two = press(.character("x"), in: favorites)
    let state = press(.enter, in: two.typing("/1"))
    #expect(
      action(for: .character("d"), in: state)
        == .app(.favoritePrimes(.deleteFavoritePrime([4]))))
    #expect(press(.character("d"), in: state).selected == [2])
  }

  @Test func selectAllSelectsTheShownFavorites() {
    let state = press(.character("*"), in: press(.enter, in: favorites.typing("/1")))
    #expect(state.selected == [11, 13, 17, 19])
    #expect(press(.character("*"), in: state).selected == [])
    let deleted = press(.character("d"), in: state)
    #expect(deleted.app.favoritePrimes == [2, 3, 5, 7, 23, 29])
  }

  @Test func deletingIsRefusedIfNothingIsShown() {
    let state = press(.enter, in: favorites.typing("/99"))
    #expect(action(for: .character("d"), in: state) == .refused("there is nothing to delete"))
  }

  @Test func theCursorStaysOnItsRowWhileItIsShown() {
    let at17 = favorites.after(.cursorMoved(.by(6)))
    #expect(at17.typing("/1").favoriteAtCursor == 17)
    #expect(press(.escape, in: at17.typing("/1")).favoriteAtCursor == 17)
    #expect(at17.typing("/3").favoriteAtCursor == 3)
  }

  @Test(arguments: [Key.function(1), .control("r"), .insert])
  func otherKeysDoNothingWhileTheFilterIsTyped(key: Key) {
    #expect(action(for: key, in: favorites.typing("/1")) == nil)
  }

  @Test func aPasteIsPartOfTheFilter() {
    let state = favorites.typing("/")
    #expect(action(for: .paste("1\nd"), in: state) == .filtered("1", isTyped: true))
  }

  @Test func activitiesAreFoundByTextAndTime() {
    let activity = ScreenState.evening.after(.screenChosen(.activity))
    #expect(activity.rows(of: .activity) == [3, 2, 1, 0])
    #expect(activity.typing("/REMOVED").rows(of: .activity) == [3])
    #expect(activity.typing("/added 7").rows(of: .activity) == [0])
    #expect(activity.typing("/00:00:01").rows(of: .activity) == [0])
  }

  @Test func theTimelineStepsFromMatchToMatch() {
    let state = press(
      .enter, in: ScreenState.evening.after(.screenChosen(.timeline)).typing("/save"))
    #expect(action(for: .up, in: state) == .timeline(.visit(moment: 7)))
    let first = state.after(.timeline(.visit(moment: 2)))
    #expect(first.momentRows(20) == [2, 5, 7])
    #expect(action(for: .pageDown, in: first) == .timeline(.visit(moment: 7)))
    #expect(
      action(for: .up, in: first) == .refused("no earlier moment contains “save”"))
  }

  @Test func anotherScreenShowsAllRows() {
    let state = press(.enter, in: favorites.typing("/1"))
    let activity = state.after(.screenChosen(.activity))
    #expect(activity.filter == "" && activity.rows(of: .activity).count == 10)
    #expect(state.rows(of: .activity).count == 10)
  }
}
