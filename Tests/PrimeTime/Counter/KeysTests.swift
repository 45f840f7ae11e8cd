// What the keys do, with effects that always answer the same.

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

  /// Types keys with blanks between them, and waits for the effects.
  func type(_ keys: String) async {
    for key in keys.split(separator: " ") { store.send(.pressed(String(key))) }
    await store.finish()
  }

  func frame(_ columns: Int, _ rows: Int) -> String {
    program.frame(size: Size(columns: columns, rows: rows)).text
  }

  var program: Program { store.value }
  var count: Int { program.shown.app.app.count }
  var favorites: [Int] { program.session.state.app.app.favoritePrimes }
  var names: [String] { program.session.moments.map(\.action.name) }
}

@MainActor
@Suite struct KeysTests {
  private let player = Player()
  private var note: String { player.program.note }

  @Test func aNumberIsAcceptedByTheNextKey() async {
    await player.type("1 3 Backspace 1 +")
    #expect(player.names == ["countEntered(11)", "incrTapped"])
    await player.type("9 Esc Enter")
    #expect(note == "Enter has no effect here; ? lists the keys" && player.count == 12)
    await player.type("9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 Enter")
    #expect(player.program.question == .failed("99999999999999999999 is too large."))
  }

  @Test(arguments: [
    ("u", "there is nothing to undo"), ("r", "there is nothing to redo"),
    ("x", "there is no search to cancel"), ("4 p s", "4 is not prime"),
    ("7 p s s", "7 is already a favorite prime"), ("7 p d", "7 is not a favorite prime"),
    ("f ↓", "the list is empty"), ("t ↑", "this is the first moment"),
    ("t ↓", "this is the last moment"), ("t Enter", "this is the present"),
    ("t b", "no branch was left at moment 0"),
    ("n", "only numbers from 1 to 10000000 can be found"),
    ("1 0 0 0 0 0 0 1 n", "only numbers from 1 to 10000000 can be found"),
    ("t n", "n has no effect here; ? lists the keys"),
  ])
  func aRefusalSaysWhy(keys: String, why: String) async {
    await player.type(keys)
    #expect(note == why || note.hasPrefix(why + ";"))
  }

  @Test func aQuestionTakesAllKeys() async {
    await player.type("7 p s Esc q + u l n")
    #expect(player.program.question == nil && player.count == 7)
    await player.type("q w")
    #expect(player.program.isOver && player.program.session.unwritten.isEmpty)
  }

  @Test func aSecondQQuitsWithoutWriting() async {
    await player.type("7 p s Esc q q")
    #expect(player.program.isOver && player.program.session.unwritten == ["+ 7"])
  }

  @Test func aFailedWriteDoesNotQuit() async {
    var environment = AppEnvironment.mock
    environment.favorites.write = { _, _ in throw FavoritesError("the disk is full") }
    let player = Player(environment)
    await player.type("7 p s Esc q w")
    #expect(player.program.question == .failed("the disk is full") && !player.program.isOver)
    await player.type("Esc w")
    #expect(player.program.question == .failed("the disk is full") && !player.program.isOver)
  }

  @Test func undoAndRedoAreMomentsToo() async {
    await player.type("+ + u r u")
    #expect(player.names == ["incrTapped", "incrTapped", "undo", "redo", "undo"])
    #expect(player.count == 1)
  }

  @Test func favoritesAreOpenedAndDeleted() async {
    let player = Player(favorites: [2, 3, 5])
    await player.type("f ↓ Enter Enter")
    #expect(player.program.screen == .favorite(prime: 3))
    #expect(player.program.shown.app.facts[id: 3]?.fact == .loaded(primeFact(3)))
    await player.type("Esc ↓ d ↓ ↑ d")
    #expect(player.favorites == [5] && player.program.cursor == 0)
    await player.type("c i")
    #expect(player.program.shown.app.app.loggedInUser?.name == "Blob")
    await player.type("i")
    #expect(player.program.shown.app.app.loggedInUser == nil)
  }

  @Test(arguments: [
    ("+ ↑ → k", 4), ("- ↓ ← j", -4), ("5 Enter", 5), ("4 2 Backspace p", 4), ("+ u", 0),
    ("+ u r", 1),
    ("7 Esc", 0), ("f + c +", 1),
  ])
  func theCountIsChanged(keys: String, count: Int) async {
    await player.type(keys)
    #expect(player.count == count)
  }

  @Test(arguments: [
    ("↓ j ↑", 1), ("↓ ↓ k", 1), ("PgDn", 10), ("PgDn PgDn PgUp", 10), ("↑", 0),
    ("PgDn PgDn PgDn", 24),
    ("PgDn Enter Esc", 0), ("PgDn a", 0), ("PgDn c f", 0),
  ])
  func theCursorMovesInAList(keys: String, row: Int) async {
    let player = Player(favorites: Array((2..<100).filter(isPrime)))
    await player.type("f " + keys)
    #expect(player.program.cursor == row)
  }

  @Test(arguments: [
    ("c", ".counter"), ("f", ".favorites"), ("a", ".feed"), ("p", ".primeSheet"),
    ("p Enter", ".counter"),
    ("f Enter", ".favorite(prime: 2)"), ("f Enter f", ".favorites"),
    ("f Enter Esc Esc", ".counter"),
    ("a c", ".counter"), ("t c f", ".favorites"), ("p Esc", ".counter"), ("p p", ".counter"),
  ])
  func aKeyOpensAScreen(keys: String, screen: String) async {
    let player = Player(favorites: [2])
    await player.type(keys)
    #expect("\(player.program.screen)" == screen.dropFirst())
  }

  @Test func theFileIsWrittenAndLoaded() async {
    await player.type("w")
    await player.type("l")
    #expect(player.names == ["writeTapped", "written(0)", "loadTapped", "loaded(3)"])
    #expect(
      note == "loaded 3 favorite primes from favorites.json" && player.favorites == [2, 3, 5])
  }

  /// The help names no key that would be refused as unknown.
  @Test(arguments: ["", "p", "f", "f Enter", "a", "t", "t ↑", "1", "q", "?"])
  func eachKeyOfTheHelpMeansSomething(keys: String) async {
    let player = Player(favorites: [2])
    await player.type("3 p s Esc " + keys)
    for binding in player.program.bindings
    where binding.action(player.program, "0") != nil {
      for key in binding.keys.split(separator: " ") {
        let other = Player(favorites: [2])
        await other.type("3 p s Esc " + keys + " " + (key == "0–9" ? "5" : key))
        #expect(!other.program.note.contains("has no effect here"), "\(key)")
      }
    }
  }
}

@MainActor
@Suite struct TimelineTests {
  private let player = Player()

  @Test func aVisitChangesNothing() async {
    await player.type("+ + + t ↑ ↑ +")
    #expect(player.count == 1 && player.program.session.state.app.app.count == 3)
    await player.type("c")
    #expect(player.count == 3)
  }

  @Test(arguments: [
    ("↑ ← k", 17), ("PgUp", 10), ("PgUp PgUp", 0), ("Home", 0), ("Home ↓ → j", 3),
    ("Home PgDn", 10),
    ("Home End", 20), ("PgUp PgDn", 20), ("PgUp t t", 20), ("PgUp Esc t", 20),
  ])
  func aKeyVisitsAMoment(keys: String, moment: Int) async {
    await player.type(Array(repeating: "+", count: 20).joined(separator: " ") + " t " + keys)
    #expect(player.program.moment == moment && player.count == moment)
    #expect(player.program.isOnTimeline && player.names.count == 20)
  }

  @Test func goingOnFromAMomentLeavesABranch() async {
    await player.type("+ + + t ↑ ↑ Enter 9 Enter")
    #expect(player.names == ["incrTapped", "countEntered(9)"])
    await player.type("t ↑ b")
    #expect(player.names == ["incrTapped", "incrTapped", "incrTapped"] && player.count == 3)
    await player.type("t Home ↓ b")
    #expect(player.count == 9)
    // A branch that is a beginning of the present one is none.
    await player.type("t ↑ Enter t b")
    #expect(player.program.session.branches.count == 1)
  }

  @Test func theFileDoesNotTravelInTime() async {
    await player.type("+ l + t Home Enter")
    #expect(player.favorites == [2, 3, 5] && player.program.session.unwritten == [])
  }

  @Test func noBranchIsLeftDuringASearch() async {
    var environment = AppEnvironment.mock
    environment.nthPrime = { _, _ in
      try await Task.sleep(for: .seconds(3600))
      return 1
    }
    let player = Player(environment)
    for key in ["+", "n", "t", "↑", "Enter"] { player.store.send(.pressed(key)) }
    #expect(player.program.note == "something is still being computed, written or loaded")
    for key in ["c", "x", "t", "↑", "Enter"] { player.store.send(.pressed(key)) }
    #expect(player.program.note == "something was running at moment 2")
    await player.type("↑ Enter")
    #expect(player.names == ["incrTapped"])
  }

  /// Two recordings of a session meet at a multiple of its length.
  @Test(arguments: [1, 499, 500, 501, 999, 1_000, 1_001])
  func eachMomentCanBeSeenAgain(number: Int) {
    for _ in 1...1_001 { player.store.send(.app(.perform(.counter(.incrTapped)))) }
    player.store.send(.visit(number))
    #expect(player.count == number && player.program.session.count == 1_001)
    #expect(player.program.visit?.before.app.count ?? number - 1 == number - 1)
    player.store.send(.session(.wentBack(to: number)))
    #expect(player.count == number && player.program.session.count == number)
    #expect(player.names.count == number)
  }
}
