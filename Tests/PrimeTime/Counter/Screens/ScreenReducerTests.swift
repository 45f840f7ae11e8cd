// The reducer of the full-screen program, around the app.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct ScreenReducerTests {
  private let evening = ScreenState.evening

  @Test func theAnswerNamesItsNumber() {
    let state = ScreenState.fresh.after(
      .count(7), .app(.nthPrime(.asked)), .app(.counter(.incrTapped)),
      .app(.nthPrime(.answered(n: 7, prime: 17))))
    #expect(
      state.alerts == [Alert(title: "Found", text: "The 7th prime is 17.", isFailure: false)])
    #expect(state.after(.alertClosed).alerts == [])
  }

  @Test func noFailureIsLost() {
    var state = evening
    let failures = ["no such file", "the disk is full", "no such file"]
    for failure in failures {
      state = state.after(
        .app(.favoritesFile(.failed(message: failure))), .app(.counter(.incrTapped)))
    }
    #expect(state.alerts.map(\.text) == ["no such file", "the disk is full"])
    #expect(state.alerts.map(\.isFailure) == [true, true])
  }

  @Test func onlyTheWriteToQuitWithEndsTheProgram() {
    let quitting = evening.after(.quitTapped, .writeAndQuitTapped)
    func file(_ action: FavoritesFileAction) -> ScreenAction { .app(.favoritesFile(action)) }
    let (write, written) = (file(.writeTapped(path: "f")), file(.written(path: "f", count: 2)))
    #expect(quitting.after(write, written).isQuitting)

    let asked = quitting.after(write, file(.overwriteAsked(path: "f", message: "it holds 11")))
    #expect(asked.after(file(.overwriteTapped(path: "f")), written).isQuitting)
    let load = [file(.loadTapped(path: "f")), file(.loaded(path: "f", primes: [11]))]
    #expect(!asked.after(load + [write, written]).isQuitting)

    // A failure is forgotten when the next write begins.
    let later = quitting.after(write, file(.failed(message: "no room")), write, written)
    #expect(!later.isQuitting && later.alerts.isEmpty)
  }

  @Test func theQuestionGoesWhenItsReasonChanges() {
    let asked = evening.after(.quitTapped)
    #expect(asked.alerts.map(\.text) == ["Not written to the file: + 7, + 13."])
    #expect(asked.after(.screenChosen(.favorites)).alerts == asked.alerts)
    let another = asked.after(.count(11), .save)
    #expect(another.alerts == [] && !another.after(.quitTapped).isQuitting)
    #expect(another.after(.quitTapped, .quitTapped).isQuitting)
    let loaded = ScreenAction.app(.favoritesFile(.loaded(path: "f", primes: [2])))
    #expect(asked.after(loaded).alerts == [])
    #expect(
      asked.after(loaded).note == "loaded 1 favorite prime from f, without the unwritten 7, 13")
  }

  @Test func nothingIsSavedWhileTheFileIsLoaded() {
    let loading = evening.after(.app(.favoritesFile(.loadTapped(path: "f"))))
    let sheet = loading.after(.count(11), .screenChosen(.primeSheet))
    #expect(sheet.pressing(.character("s")).note == "the favorites are still being loaded")
    #expect(sheet.pressing(.character("s")).app.favoritePrimes == evening.app.favoritePrimes)
  }

  @Test func aFileResultIsShownUntilTheNextKey() {
    let state = evening.after(.app(.favoritesFile(.written(path: "f", count: 2))))
    #expect(state.note == "wrote 2 favorite primes to f")
    #expect(state.after(.app(.counter(.incrTapped))).note == nil)
    #expect(state.after(.app(.nthPrime(.progressed(n: 1, progress: 0.5)))).note == state.note)
  }

  @Test func theCursorStaysInTheList() {
    let favorites = evening.after(.screenChosen(.favorites))
    #expect(favorites.after(.cursorMoved(.by(10))).cursor(.favorites).row == 1)
    #expect(favorites.after(.cursorMoved(.by(-10))).cursor(.favorites).row == 0)
    let deleted = favorites.after(
      .cursorMoved(.toEnd), .app(.favoritePrimes(.deleteFavoritePrime([1]))))
    #expect(deleted.favoriteAtCursor == 7)
    #expect(deleted.after(.app(.favoritePrimes(.deleteFavoritePrime([0])))).favoriteAtCursor == nil)
  }

  @Test func theSelectionFollowsThePrimeAndNotItsRow() {
    let state = evening.after(.screenChosen(.favorites), .cursorMoved(.toEnd), .selectTapped)
    #expect(state.selected == [13])
    #expect(state.after(.app(.favoritePrimes(.deleteFavoritePrime([0])))).selected == [13])
    #expect(state.after(.app(.favoritePrimes(.deleteFavoritePrime([1])))).selected == [])
  }

  @Test func aNewBranchIsNoted() {
    let state = evening.after(.timeline(.visit(moment: 5)), .app(.counter(.incrTapped)))
    #expect(state.note == "a new branch from moment 5; b there returns to 6…13")
    #expect(state.timeline.moments.count == 7)
  }

  @Test func aFileThatABranchCancelsIsReported() {
    let write = ScreenAction.app(.favoritesFile(.writeTapped(path: "f")))
    let branch: [ScreenAction] = [.timeline(.visit(moment: 5)), .app(.counter(.incrTapped))]
    #expect(evening.after([write] + branch).alerts.map(\.title) == ["Cancelled"])
    let written = ScreenAction.app(.favoritesFile(.written(path: "f", count: 2)))
    #expect(evening.after([write, written] + branch).alerts == [])
  }

  @Test func leavingAScreenCancelsTyping() {
    #expect(evening.typing("42").after(.screenChosen(.help)).typed == nil)
    #expect(evening.typing("42").after(.app(.counter(.incrTapped))).typed == nil)
    #expect(
      evening.typing("42").after(.app(.nthPrime(.answered(n: 1, prime: 2)))).typed
        == .number("42"))
  }
}
