// The reducer of the full-screen program, around the app.

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct TerminalReducerTests {
  private let evening = TerminalState.evening

  @Test func theAnswerNamesItsNumber() {
    let state = TerminalState.fresh.after(
      .count(7), .app(.nthPrime(.asked)), .app(.counter(.incrTapped)),
      .app(.nthPrime(.answered(n: 7, prime: 17))))
    #expect(state.overlay.note == "prime number 7 is 17")
  }

  @Test func noFailureIsLost() {
    var state = evening
    let failures = ["no such file", "the disk is full", "no such file"]
    for failure in failures {
      state = state.after(
        .app(.favoritesFile(.failed(message: failure))), .app(.counter(.incrTapped)))
    }
    #expect(state.failures == ["no such file", "the disk is full"])
    #expect(state.after(.pressed(.enter)).failures == ["the disk is full"])
  }

  @Test func onlyTheWriteToQuitWithEndsTheProgram() {
    func file(_ action: FavoritesFileAction) -> TerminalAction { .app(.favoritesFile(action)) }
    let (write, written) = (file(.writeTapped(path: "f")), file(.written([7, 13])))
    let quitting = evening.after(.key("q"), .key("w"))
    #expect(quitting.quitting == .whenWritten && quitting.after(written).quitting == .now)
    #expect(evening.after(write).after(.key("q")).after(written).quitting == .now)

    // A failure is forgotten when the next write begins.
    let later = quitting.after(file(.failed(message: "no room")), write, written)
    #expect(later.quitting == .no && later.failures.isEmpty)
  }

  @Test func theQuestionGoesWhenNothingIsUnwritten() {
    let asked = evening.after(.key("q"))
    #expect(asked.quitting == .asking)
    #expect(asked.after(.screenChosen(.favorites)).quitting == .asking)
    #expect(asked.after(.key("q")).quitting == .now)
    let another = asked.after(.count(11), .save)
    #expect(another.frame(size: Size(columns: 80, rows: 24)).text.contains("+ 7, + 13, + 11."))
    let written = TerminalAction.app(.favoritesFile(.written([7, 13])))
    #expect(asked.after(written).quitting == .no)
  }

  @Test func aFileResultIsShownUntilTheNextKey() {
    let state = evening.after(.app(.favoritesFile(.written([7, 13]))))
    #expect(state.overlay.note == "wrote 2 favorite primes to f")
    #expect(state.pressing(.character("+")).overlay.note == nil)
    #expect(
      state.after(.app(.nthPrime(.progressed(n: 1, progress: 0.5)))).overlay.note
        == state.overlay.note)
  }

  @Test func theCursorStaysInTheList() {
    let favorites = evening.after(.screenChosen(.favorites))
    #expect(favorites.after(.pressed(.pageDown)).row(on: .favorites) == 1)
    #expect(favorites.after(.pressed(.pageUp)).row(on: .favorites) == 0)
    let deleted = favorites.after(
      .pressed(.end), .app(.favoritePrimes(.deleteFavoritePrime([1]))))
    #expect(deleted.elementAtCursor == 0)
    #expect(deleted.after(.app(.favoritePrimes(.deleteFavoritePrime([0])))).elementAtCursor == nil)
  }

  @Test func aNewBranchIsNoted() {
    let state = evening.after(.timeline(.visit(moment: 5)), .key("+"))
    #expect(state.overlay.note == "a new branch from moment 5; b there returns to the other")
    #expect(state.timeline.moments.count == 7)
  }

  @Test func leavingAScreenCancelsTyping() {
    #expect(evening.typing("i42").pressing(.tab).overlay.prompt == nil)
    #expect(evening.typing("42+").overlay.prompt == nil)
    let answered = evening.typing("42").after(.app(.nthPrime(.answered(n: 1, prime: 2))))
    #expect(answered.overlay.prompt?.field.text == "42")
  }
}
