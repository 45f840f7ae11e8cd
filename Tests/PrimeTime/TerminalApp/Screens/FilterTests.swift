// A filter narrows a list, and keys affect only the rows that are shown.

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct FilterTests {
  private let favorites = TerminalState.fresh.after(
    .app(.favoritesFile(.loaded([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]))),
    .screenChosen(.favorites))

  private func primes(_ state: TerminalState) -> [Int] {
    (0..<state.rows(of: .favorites)).map {
      state.app.favoritePrimes[state.element($0, of: .favorites)]
    }
  }

  private func text(_ state: TerminalState) -> String {
    state.frame(size: Size(columns: 80, rows: 24)).text
  }

  @Test func aFilterNarrowsTheListUntilEscClearsIt() {
    let typed = favorites.typing("/1")
    #expect(primes(typed) == [11, 13, 17, 19] && primes(typed.typing("7")) == [17])
    #expect(primes(typed.pressing(.backspace)).count == 10)
    #expect(primes(typed.pressing(.escape)).count == 10)
    let kept = typed.pressing(.enter)
    #expect(kept.overlay.prompt == nil && primes(kept) == [11, 13, 17, 19])
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
    #expect(kept.pressing(.character("d")).overlay.note == "there is nothing to delete")
  }

  @Test func keysAffectOnlyTheShownFavorites() {
    let shown = favorites.typing("/1").pressing(.enter)
    let deleted = shown.pressing(.down).pressing(.character("d"))
    #expect(deleted.app.favoritePrimes == [2, 3, 5, 7, 11, 17, 19, 23, 29])
    #expect(primes(deleted) == [11, 17, 19])
  }

  @Test func theCursorStaysOnItsRowWhileItIsShown() {
    let at17 = favorites.after(.pressed(.pageDown), .pressed(.up), .pressed(.up), .pressed(.up))
    #expect(at17.typing("/1").elementAtCursor == 6)
    #expect(at17.typing("/1").pressing(.escape).elementAtCursor == 6)
    #expect(at17.typing("/3").elementAtCursor == 1)
  }

  @Test func theListMovesWhileItsFilterIsTyped() {
    let typed = favorites.typing("/1").pressing(.down, .paste("3\nd"))
    #expect(typed.filter == "13" && typed.elementAtCursor == 5)
    #expect(typed.overlay.prompt != nil && typed.app.favoritePrimes.count == 10)
  }

  @Test func activitiesAreFoundByTextAndTime() {
    let activity = TerminalState.evening.after(.screenChosen(.activity))
    #expect(activity.rows(of: .activity) == 4 && activity.element(0, of: .activity) == 3)
    #expect(activity.typing("/REMOVED").matches == [3])
    #expect(activity.typing("/added").matches == [2, 1, 0])
    #expect(activity.typing("/added 7").matches == [0])
    #expect(activity.typing("/00:00:01").matches == [0])
  }

  @Test func theTimelineStepsFromMatchToMatch() {
    let state = TerminalState.evening.after(.screenChosen(.timeline)).typing("/save").pressing(
      .enter)
    #expect(state.matches == [2, 5, 7])
    #expect(state.pressing(.up).timeline.moment == 7)
    #expect(state.pressing(.up, .up).timeline.moment == 5)
    let first = state.after(.timeline(.visit(moment: 1)))
    #expect(first.pressing(.down).timeline.moment == 2)
    #expect(first.pressing(.down, .pageDown).timeline.moment == 7)
    let none = state.typing("/xyz").pressing(.up)
    #expect(none.overlay.note?.hasPrefix("no moment contains") == true)
  }

  @Test func anotherScreenShowsAllRows() {
    let state = favorites.typing("/1").pressing(.enter)
    let activity = state.after(.screenChosen(.activity))
    #expect(activity.filter == "" && activity.rows(of: .activity) == 10)
    #expect(state.rows(of: .activity) == 10)
  }
}
