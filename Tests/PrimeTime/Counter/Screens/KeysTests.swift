// The action of each key, on each screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct KeysTests {
  private static let evening = ScreenState.evening

  @Test(arguments: [
    (Key.character("+"), Optional(ScreenAction.app(.counter(.incrTapped)))),
    (.up, .app(.counter(.incrTapped))), (.right, .app(.counter(.incrTapped))),
    (.character("k"), .app(.counter(.incrTapped))),
    (.character("-"), .app(.counter(.decrTapped))), (.down, .app(.counter(.decrTapped))),
    (.left, .app(.counter(.decrTapped))), (.character("j"), .app(.counter(.decrTapped))),
    (.character("7"), .typed(.number("7"))), (.character("="), .typed(.number(""))),
    (.character("n"), .app(.nthPrime(.asked))),
    (.character("u"), .timeline(.app(.undo))), (.character("r"), .timeline(.app(.redo))),
    (.control("r"), .timeline(.app(.redo))),
    (.character("w"), .app(.favoritesFile(.writeTapped(path: "/home/blob/favorites.json")))),
    (.character("l"), .app(.favoritesFile(.loadTapped(path: "/home/blob/favorites.json")))),
    (.character("i"), .app(.login(.logoutTapped))),
    (.character("p"), .screenChosen(.primeSheet)), (.character("f"), .screenChosen(.favorites)),
    (.character("a"), .screenChosen(.activity)), (.character("t"), .screenChosen(.timeline)),
    (.character("?"), .screenChosen(.help)), (.function(1), .screenChosen(.help)),
    (.character("q"), .quitTapped), (.escape, nil), (.enter, nil), (.character("漢"), nil),
    (.function(12), nil), (.control("a"), nil), (.paste("+"), nil),
  ])
  func onTheCounter(key: Key, expected: ScreenAction?) {
    #expect(action(for: key, in: Self.evening) == expected)
  }

  @Test(arguments: [Screen.primeSheet, .favorites, .activity, .help, .timeline])
  func escGoesBackToTheCounterAndQQuits(screen: Screen) {
    let state = Self.evening.after(.screenChosen(screen))
    #expect(action(for: .escape, in: state) == .screenChosen(.counter))
    #expect(action(for: .character("q"), in: state) == .quitTapped)
  }

  @Test(arguments: [
    (13, Key.enter, Optional(ScreenAction.app(.primeModal(.removeFavoritePrimeTapped)))),
    (13, .character("d"), .app(.primeModal(.removeFavoritePrimeTapped))),
    (13, .character("s"), .refused("13 is already a favorite prime")),
    (17, .character("s"), .app(.primeModal(.saveFavoritePrimeTapped))),
    (17, .enter, .app(.primeModal(.saveFavoritePrimeTapped))),
    (17, .delete, .refused("17 is not a favorite prime")),
    (4, .enter, .refused("4 is not prime")),
    (4, .up, nil),
  ])
  func onThePrimeSheet(count: Int, key: Key, expected: ScreenAction?) {
    let state = Self.evening.after(
      .app(.counter(.countEntered(count))), .screenChosen(.primeSheet))
    #expect(action(for: key, in: state) == expected)
  }

  @Test(arguments: [
    (Key.down, ScreenAction.cursorMoved(.by(1))), (.character("k"), .cursorMoved(.by(-1))),
    (.pageDown, .cursorMoved(.by(10))), (.home, .cursorMoved(.toStart)),
    (.character("G"), .cursorMoved(.toEnd)), (.character(" "), .selectTapped),
    (.character("x"), .selectTapped), (.character("*"), .selectAllTapped),
    (.character("d"), .app(.favoritePrimes(.deleteFavoritePrime([0])))),
    (.delete, .app(.favoritePrimes(.deleteFavoritePrime([0])))),
  ])
  func onTheFavorites(key: Key, expected: ScreenAction?) {
    #expect(action(for: key, in: Self.evening.after(.screenChosen(.favorites))) == expected)
  }

  @Test func theSelectionIsDeletedWhereverTheCursorIs() {
    let state = Self.evening.after(
      .screenChosen(.favorites), .cursorMoved(.toEnd), .selectTapped, .cursorMoved(.toStart))
    #expect(
      action(for: .character("d"), in: state)
        == .app(.favoritePrimes(.deleteFavoritePrime([1]))))
    let none = ScreenState.fresh.after(.screenChosen(.favorites))
    #expect(action(for: .character("d"), in: none) == .refused("there is nothing to delete"))
  }

  @Test(arguments: [
    (Key.up, 4), (.character("h"), 4), (.down, 6), (.character("l"), 6), (.pageUp, 0),
    (.pageDown, 13), (.home, 0), (.character("g"), 0), (.end, 13), (.character("G"), 13),
  ])
  func onTheTimeline(key: Key, moment: Int) {
    let state = Self.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    #expect(action(for: key, in: state) == .timeline(.visit(moment: moment)))
  }

  @Test(arguments: [Key.character("u"), .character("+"), .character("n"), .character("i")])
  func otherKeysDoNothingOnTheTimeline(key: Key) {
    let state = Self.evening.after(.screenChosen(.timeline))
    #expect(action(for: key, in: state) == nil)
  }

  @Test(arguments: [Screen.counter, .timeline])
  func escReturnsToThePresentFirst(screen: Screen) {
    let state = Self.evening.after(.screenChosen(screen), .timeline(.visit(moment: 5)))
    #expect(action(for: .escape, in: state) == .timeline(.returnToPresent))
  }

  @Test func enterOnTheTimelineGoesToTheMoment() {
    let state = Self.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    #expect(action(for: .enter, in: state) == .screenChosen(.counter))
    let typed = state.typing("12")
    #expect(action(for: .enter, in: typed) == .timeline(.visit(moment: 12)))
    let tooFar = state.typing("99")
    #expect(
      action(for: .enter, in: tooFar) == .refused("there is no moment 99; there are 0 to 13"))
  }

  @Test(arguments: [
    ("42", ScreenAction.app(.counter(.countEntered(42)))),
    ("=-42", .app(.counter(.countEntered(-42)))),
    ("9223372036854775807", .app(.counter(.countEntered(.max)))),
    ("=-9223372036854775808", .app(.counter(.countEntered(.min)))),
    ("9223372036854775808", .refused("too large; the largest is 9223372036854775807")),
    ("=-9223372036854775809", .refused("too small; the smallest is -9223372036854775808")),
    ("1,000", .app(.counter(.countEntered(1_000)))),
    ("1,00", .refused("that is not a whole number")),
    ("=-", .refused("that is not a whole number")), ("=", .typed(nil)),
  ])
  func digitsAreTypedAndEnterConfirmsThem(text: String, expected: ScreenAction) {
    #expect(action(for: .enter, in: Self.evening.typing(text)) == expected)
  }

  @Test func backspaceAndEscapeRemoveDigits() {
    let state = Self.evening.typing("42")
    #expect(action(for: .backspace, in: state) == .typed(.number("4")))
    #expect(action(for: .escape, in: state) == .typed(nil))
    #expect(action(for: .character("+"), in: state) == .app(.counter(.incrTapped)))
  }

  @Test(arguments: [
    ("-77", ScreenAction.typed(.number("-77"))), (" 1,000\n", .typed(.number("1,000"))),
    ("twelve", .refused("the pasted text is not a number")),
    (String(repeating: "1", count: 30), .refused("that is too long for a number")),
  ])
  func aPastedNumberIsTakenAsAWhole(text: String, expected: ScreenAction) {
    #expect(action(for: .paste(text), in: Self.evening.typing("=")) == expected)
  }

  @Test(arguments: Screen.allCases)
  func aPasteOutsideATextFieldDoesNothing(screen: Screen) {
    let state = Self.evening.after(.screenChosen(screen))
    #expect(action(for: .paste("hello world"), in: state) == nil)
  }

  @Test func aDigitTooManyIsRefused() {
    let state = Self.evening.typing(String(repeating: "9", count: 26))
    #expect(action(for: .character("9"), in: state) == .refused("that is too long for a number"))
  }

  @Test func theCursorMovesInTheText() {
    let state = Self.evening.typing("42").after(.typed(.number("42")))
    let moved = state.after([action(for: .left, in: state)].compactMap(\.self)).typing("7")
    #expect(moved.typed?.field.text == "472")
    #expect(action(for: .control("u"), in: moved).map { moved.after($0).typed?.field.text } == "2")
  }

  @Test func theFooterShowsOnlyKeysThatDoSomething() {
    func keys(_ state: ScreenState) -> Set<String> { Set(hints(in: state).map(\.key)) }
    #expect(keys(.fresh).isDisjoint(with: ["u", "r", "Esc"]))
    #expect(keys(Self.evening).isSuperset(of: ["u", "r", "+ -", "?"]))
    let favorites = ScreenAction.screenChosen(.favorites)
    #expect(keys(.fresh.after(favorites)).isDisjoint(with: ["x", "d", "*", "/", "↑↓"]))
    #expect(keys(Self.evening.after(favorites)).isSuperset(of: ["x", "d", "*", "/", "↑↓"]))
  }

  @Test func aQuestionIsAnsweredByItsKeys() {
    let state = Self.evening.after(
      .app(.favoritesFile(.overwriteAsked(path: "f", message: "it holds 3"))),
      .screenChosen(.timeline))
    #expect(state.alerts.map(\.text) == ["it holds 3"])
    #expect(
      action(for: .character("o"), in: state) == .app(.favoritesFile(.overwriteTapped(path: "f"))))
    #expect(
      action(for: .character("l"), in: state) == .app(.favoritesFile(.loadTapped(path: "f"))))
    #expect(action(for: .escape, in: state) == .alertClosed)
    #expect(state.after(.app(.favoritesFile(.loadTapped(path: "f")))).alerts == [])
  }

  @Test func nothingIsWrittenDuringALoad() {
    let state = Self.evening.after(.app(.favoritesFile(.loadTapped(path: "f"))))
    #expect(
      action(for: .character("w"), in: state)
        == .refused("the favorites are still being loaded"))
  }

  @Test func aNameCanBeTypedAndPasted() {
    let state = ScreenState.fresh.typing("iq\u{202E} 漢")
    #expect(state.typed == .name("q 漢"))
    #expect(action(for: .backspace, in: state) == .typed(.name("q ")))
    #expect(action(for: .paste("字\nrest"), in: state) == .typed(.name("q 漢字")))
    #expect(action(for: .up, in: state) == nil)
    let user = AppState.User(id: 1, name: "q 漢", bio: "")
    #expect(action(for: .enter, in: state) == .app(.login(.loginTapped(user))))
    #expect(action(for: .enter, in: ScreenState.fresh.typing("i ")) == .typed(nil))
  }

  @Test func anAlertTakesOnlyEnterAndEsc() {
    let state = Self.evening.after(.app(.nthPrime(.answered(n: 7, prime: 17))))
    #expect(action(for: .enter, in: state) == .alertClosed)
    #expect(action(for: .escape, in: state) == .alertClosed)
    #expect(action(for: .character("+"), in: state) == .app(.counter(.incrTapped)))
    #expect(action(for: .enter, in: state.typing("9")) == .app(.counter(.countEntered(9))))
  }

  @Test func escCancelsTheSearch() {
    let state = Self.evening.after(.app(.nthPrime(.asked)))
    #expect(action(for: .escape, in: state) == .app(.nthPrime(.cancelTapped)))
  }

  @Test(arguments: [("u", "there is nothing to undo"), ("r", "there is nothing to redo")])
  func missingUndoAndRedoAreReported(key: Character, why: String) {
    #expect(action(for: .character(key), in: .fresh) == .refused(why))
  }

  @Test func tabGoesThroughTheScreens() {
    var state = ScreenState.evening
    var screens: [Screen] = []
    for _ in 1...5 {
      state = state.after([action(for: .tab, in: state)].compactMap(\.self))
      screens.append(state.screen)
    }
    #expect(screens == [.favorites, .activity, .timeline, .help, .counter])
    #expect(action(for: .backTab, in: state) == .screenChosen(.help))
  }

  @Test func bReturnsToTheForkAtTheMoment() {
    let state = ScreenState.evening.after(
      .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline))
    #expect(
      action(for: .character("b"), in: state) == .refused("there is no fork at moment 6"))
    let there = state.after(.timeline(.visit(moment: 5)))
    #expect(action(for: .character("b"), in: there) == .timeline(.returnToFork(moment: 5)))
    let back = there.after(.timeline(.returnToFork(moment: 5)))
    #expect(back.timeline.present == ScreenState.evening.timeline.present)
    #expect(Array(back.timeline.moments) == Array(ScreenState.evening.timeline.moments))
  }
}
