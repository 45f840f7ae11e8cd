// Journeys through keys, with effects that always answer the same.

import ClassicRedux
import Foundation
import PrimeTime
import Testing

@testable import counter

/// The full-screen program without a terminal.
@MainActor
struct Player {
  let store: Store<Program, ProgramAction>

  init(_ environment: AppEnvironment = .mock, favorites: [Int] = []) {
    self.init(Session(favorites: favorites), sessionReducer(environment), environment.date)
  }

  init(
    _ session: Session, _ reducer: @escaping EffectReducer<Session, SessionAction>,
    _ now: @escaping () -> Date
  ) {
    store = Store(
      value: Program(session: session, file: "favorites.json"),
      reducer: programReducer(reducer, now: now))
  }

  /// Presses keys, with blanks between them in the text, before any effect runs.
  func press(_ keys: String) {
    for key in keys.split(separator: " ") { store.send(.pressed(String(key))) }
  }

  /// Presses keys, and waits for the effects.
  func type(_ keys: String) async {
    press(keys)
    await store.finish()
  }

  func frame(_ columns: Int, _ rows: Int) -> String {
    program.frame(size: Size(columns: columns, rows: rows)).lines
      .map { $0.runs.map(\.text.inColumns).joined() }.joined(separator: "\n")
  }

  var program: Program { store.value }
  var count: Int { program.shown.app.appState.count }
  var favorites: [Int] { program.session.state.app.appState.favoritePrimes }
  var names: [String] { program.session.moments.map(\.action.name) }
}

@MainActor
@Suite struct KeysTests {
  private let player = Player()
  private var note: String { player.program.note }

  @Test(arguments: [
    ("+ ↑ → k", ".counter", 4), ("- ↓ ← j", ".counter", -4), ("4 2 Backspace +", ".counter", 5),
    ("7 Esc", ".counter", 0), ("c", ".counter", 0), ("f", ".favorites", 0), ("a", ".feed", 0),
    ("p", ".primeSheet", 0), ("p Enter", ".counter", 0), ("p p", ".counter", 0),
    ("p Esc", ".counter", 0), ("f Enter", ".favorite(prime: 2)", 0), ("f Enter f", ".favorites", 0),
    ("f Enter Esc Esc", ".counter", 0), ("t c f", ".favorites", 0), ("f + c +", ".counter", 1),
  ])
  func aKeyCountsOrOpensAScreen(keys: String, screen: String, count: Int) async {
    let player = Player(favorites: [2])
    await player.type(keys)
    #expect("\(player.program.screen)" == screen.dropFirst() && player.count == count)
  }

  @Test(arguments: [
    ("↓ j → ↑", 2), ("↓ ↓ ↓ k ←", 1), ("PgDn", 10), ("PgDn PgDn PgUp", 10), ("↑", 0), ("End", 24),
    ("End Home", 0), ("PgDn Enter Esc", 10), ("PgDn Enter Enter Esc d", 10), ("PgDn p Esc", 10),
    ("PgDn t ↑ Esc", 10), ("d d PgDn a", 0), ("a ↓ p Esc", 1), ("PgDn c f", 0), ("End d", 23),
    ("End Delete", 23),
  ])
  func theCursorMovesInAList(keys: String, row: Int) async {
    let player = Player(favorites: Array((2..<100).filter(isPrime)))
    await player.type("f " + (keys.hasPrefix("a") ? "d d " : "") + keys)
    #expect(player.program.cursor == row)
  }

  @Test(arguments: [
    ("↑ ← k", 17), ("PgUp", 10), ("PgUp PgUp PgUp", 0), ("Home ↓ → j", 3), ("Home PgDn", 10),
    ("Home End", 20), ("PgUp PgDn", 20), ("PgUp t t", 20), ("PgUp Esc t", 20),
  ])
  func aKeyVisitsAMoment(keys: String, moment: Int) async {
    await player.type(Array(repeating: "+", count: 20).joined(separator: " ") + " t " + keys)
    #expect(player.program.moment == moment && player.count == moment)
    #expect(player.program.isOnTimeline && player.names.count == 20)
  }

  @Test(arguments: [
    ("u", "there is nothing to undo"), ("r", "there is nothing to redo"),
    ("x", "there is no search to cancel"), ("4 p s", "4 is not prime"),
    ("7 p s s", "7 is already a favorite prime"), ("7 p d", "7 is not a favorite prime"),
    ("f ↓", "the list is empty"), ("t ↑", "this is the first moment"),
    ("+ t ↑ Home", "this is the first moment"), ("t ↓", "this is the last moment"),
    ("t Enter", "this is the present"), ("t b", "no branch was left here"),
    ("n", "only numbers from 1 to 10000000 can be found"),
    ("1 0 0 0 0 0 0 1 n", "only numbers from 1 to 10000000 can be found"),
    ("t n", "n has no effect here; ? lists the keys"),
    ("9 Esc Enter", "Enter has no effect here; ? lists the keys"),
    ("7 p n", "n has no effect here; ? lists the keys"), ("? x", "x has no effect here"),
    ("? ↑", "this is the first key"), ("? End ↓", "this is the last key"),
    ("7 Enter 7 Enter", "the count is 7"), ("c", "this screen is open"),
    ("f f", "this screen is open"), ("a a", "this screen is open"),
    ("7 é", "é has no effect here"), ("7 7́", "7́ has no effect here"),
    ("f d q", "1 change to the favorites is not written"),
    ("7 p s Esc f d d q", "3 changes to the favorites are not written"),
    ("w w", "the favorites are still being written or loaded"),
  ])
  func aRefusalOrAQuestionSaysWhy(keys: String, why: String) {
    let player = Player(favorites: keys.contains("f d") || keys.contains("f ↓ d") ? [2, 3] : [])
    player.press(keys)
    #expect(player.program.note == why)
  }

  @Test func aKeyIsNamedIfItIsNoText() {
    for (key, name) in [(" ", "Space"), ("Ctrl- ", "Ctrl-Space"), ("Tab", "Tab")] {
      player.store.send(.pressed(key))
      #expect(note == "\(name) has no effect here; ? lists the keys")
    }
  }

  @Test func aQuestionTakesAllKeys() async {
    await player.type("7 p s q + u l n Esc q + u l n")
    #expect(player.program.question == nil && player.count == 7)
    await player.type("q w")
    #expect(player.program.isOver && player.program.session.unwritten.isEmpty)
    let other = Player()
    await other.type("7 p s Esc q q")
    #expect(other.program.isOver && other.program.session.unwritten == ["+ 7"])
  }

  /// As Ctrl-C does.
  @Test func quittingAsksOnceWhateverIsOpen() async {
    for keys in ["7 p s", "7 p s Esc ?", "7 p s Esc t", "7 p s Esc 1 2", "7 p s Esc 9 9 p"] {
      let player = Player()
      await player.type(keys)
      player.store.send(.quit)
      #expect(
        player.program.question == .quit && !player.program.isOver && player.program.typed == "")
      player.store.send(.quit)
      #expect(player.program.isOver)
    }
  }

  @Test(arguments: [
    ("", "42", "42", ""), ("4", " 2\n", "42", ""), ("", "#42.", "42", "only digits can be pasted"),
    ("", "hello 42 world", "42", "only digits can be pasted"),
    ("", "hello 42 world 99 +++", "", "only one number can be pasted"),
    ("4", "42 99", "4", "only one number can be pasted"),
    ("", "4,2", "", "only one number can be pasted"),
    ("", "fddw", "", "pasted text has no effect here"),
    ("f", "7", "", "pasted text has no effect here"),
    ("t", "7", "", "pasted text has no effect here"),
    ("p", "s", "", "pasted text has no effect here"),
    ("", "99999999999999999999", "", "the pasted number is too large"),
    ("1", "7\u{301}", "1", "pasted text has no effect here"),
  ])
  func ofAPasteOnlyOneNumberIsTyped(keys: String, text: String, typed: String, why: String) {
    player.press(keys)
    let moments = player.names.count
    player.store.send(.pasted(text))
    #expect(player.program.typed == typed && note == why && player.names.count == moments)
  }

  @Test func onTheFavoritesAKeyAsksAboutTheFavorite() async {
    let player = Player(favorites: [2, 3])
    await player.type("f ↓ p")
    #expect(player.frame(80, 24).contains("3 is one of your favorite primes."))
    await player.type("d")
    #expect(player.favorites == [2] && player.count == 0)
    await player.type("s Esc Enter p")
    #expect(player.favorites == [2, 3])
    #expect(player.program.screen == .primeSheet && player.program.shown.app.primeSheet == 3)
  }

  @Test func aFailureIsShownAndDoesNotQuit() async {
    var environment = AppEnvironment.mock
    environment.favorites.write = { _, _ in throw AppError("the disk is full") }
    environment.favorites.load = { _ in throw AppError("the disk is full") }
    environment.nthPrime = { _, _ in throw AppError("it takes too long") }
    let player = Player(environment)
    await player.type("+ n")
    #expect(player.program.note == "it takes too long")
    for (keys, use) in [("7 p s Esc q w", "written"), ("Esc w", "written"), ("Esc l", "read")] {
      await player.type(keys)
      #expect(player.program.session.file.text(unwritten: 0) == "could not be \(use)")
      #expect(player.program.question == .failed("the disk is full") && !player.program.isOver)
    }
  }

  @Test func eachKeyOfTheAppIsAMoment() async {
    await player.type("7 p s d Enter + u r i")
    await player.type("i n")
    await player.type("w")
    #expect(note == "wrote 0 favorite primes to favorites.json")
    await player.type("l")
    #expect(
      note == "loaded 3 favorite primes from favorites.json" && player.favorites == [2, 3, 5])
    #expect(player.program.session.unwritten.isEmpty)
    await player.type("f Enter Enter")
    #expect(player.program.shown.app.facts[id: 2]?.fact == .loaded(primeFact(2)))
    await player.type("Esc d")
    #expect(
      player.names.joined(separator: " ") == """
        countEntered(7) isPrimeTapped sheet.saveFavoritePrimeTapped sheet.removeFavoritePrimeTapped \
        doneTapped incrTapped undo redo loginTapped(Blob) logoutTapped nthPrime.asked \
        nthPrime.answered(n: 8, prime: 800) writeTapped(favorites.json) written(favorites.json, ) \
        loadTapped(favorites.json) loaded(favorites.json, 2 3 5, + 2, + 3, + 5) \
        linkOpened(prime-time://favorites) favoriteTapped(prime: 2) on screen 3 fact(2).asked \
        fact(2).answered("next to 3") wentBack(4) deleteFavoritePrime(0)
        """)
  }

  // MARK: The timeline

  @Test func noBranchIsLeftDuringASearch() async {
    player.press("+ n t ↑ Enter")
    #expect(note == "something is still being computed, written or loaded")
    player.press("c x t ↑ Enter")
    #expect(note == "something was running at moment 2")
    await player.type("↑ Enter")
    #expect(player.names == ["incrTapped"])
  }

  @Test func whatIsInFlightWhenARecordingEndsIsEnded() {
    let player = Player(favorites: [2])
    player.press("1 n w f Enter Enter")
    #expect(
      player.program.session.endOfEffects.map(\.name) == [
        "nthPrime.cancelTapped", "favoritesFile.failed(it was cancelled)",
        #"fact(2).failed(message: "it was cancelled")"#,
      ])
  }

  /// Past states are known at each multiple of 500.
  @Test(arguments: [0, 1, 499, 500, 501, 999, 1_000, 1_001])
  func eachMomentCanBeSeenAgain(number: Int) {
    for _ in 1...1_002 { player.store.send(.app(.perform(.counter(.incrTapped)))) }
    player.store.send(.showTimeline(true))
    player.store.send(.move(number - 1_002))
    #expect(player.count == number && player.program.visit?.moment == number)
    #expect(player.program.visit?.before.app.appState.count == max(number - 1, 0))
    player.store.send(.session(.wentBack(to: number)))
    #expect(player.count == number && player.names.count == number)
  }
}
