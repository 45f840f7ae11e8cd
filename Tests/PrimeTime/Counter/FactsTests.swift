// What the screens say about states, and the names of actions.

import ClassicRedux
import Foundation
import PrimeTime
import Testing

import struct TestSupport.SeededGenerator

@testable import counter

@MainActor
@Suite struct FactsTests {
  @Test func aDifferenceNamesWhatIsGoneAndWhatIsNew() {
    #expect(differences(from: [2, 3, 5, 7], to: [2, 5, 11]) == ["− 3", "− 7", "+ 11"])
    #expect(
      differences(from: ["a", "a", "b"], to: ["b", "a", "c", "c"]) == ["− a", "+ c", "+ c"])
    let many = Array(0..<200_000)
    #expect(differences(from: many, to: []).count == 200_000)
  }

  @Test(arguments: [
    ("7 Enter", "count 0 → 7"),
    ("p", "screens + primeSheet; sheet for 0"),
    ("f", "screens + favorites"), ("i", "user nobody → Blob"),
    ("f Enter Enter", "fact about 2: looking for it …"), ("w", "file being written or loaded"),
    ("f d", "favorites − 2; activity + removed 2"),
    ("3 n", "nth prime not asked → looking for number 3"),
    ("f Enter Enter Esc d", "favorites − 2; activity + removed 2; no fact about 2"),
  ])
  func aChangeIsNamed(keys: String, change: String) {
    let player = Player(favorites: [2])
    player.press(keys)
    let session = player.program.session
    #expect(session.state.changes(since: session.previous!).joined(separator: "; ") == change)
  }

  /// A recording says what was in the file then, and it may have been another one.
  @Test(
    arguments: [
      (.missing, "none yet; 2 not written", ["+ 2", "+ 7"]),
      (.unreadable(""), "could not be read; 2 not written", ["+ 2", "+ 7"]),
      (.primes([7, 2]), "up to date", []), (.primes([2]), "1 not written", ["+ 7"]),
      (.primes([2, 7, 11]), "1 not loaded", []),
      (.primes([11]), "1 not loaded; 2 not written", ["+ 2", "+ 7"]),
      // The session has removed 3.
      (.primes([2, 3, 7]), "1 not written", ["− 3"]),
    ] as [(KnownFile.Contents, String, [String])])
  func aReplayedSessionIsComparedWithTheFile(
    contents: KnownFile.Contents, text: String, unwritten: [String]
  ) async {
    let player = Player(favorites: [2, 3])
    await player.type("7 p s Esc w")
    #expect(player.program.session.file.text(unwritten: 0) == "up to date")
    await player.type("f ↓ d")
    var session = player.program.session
    session.note(contents)
    #expect(session.file.text(unwritten: session.unwrittenCount) == text)
    #expect(session.unwritten == unwritten)
  }

  /// Except for the steps to undo.
  @Test(arguments: 0..<6) func eachChangeOfAStateIsNamed(seed: UInt64) async {
    let player = Player(favorites: [2, 3])
    var random = SeededGenerator(seed: seed)
    let keys = "+ - 1 7 Enter Esc p s d f a t c n x u r w l i b ↑ ↓ Home Delete".split(
      separator: " ")
    for _ in 0..<60 {
      player.press(String(keys.randomElement(using: &random)!))
      if Int.random(in: 0..<3, using: &random) == 0 { await player.store.finish() }
    }
    let session = player.program.session
    #expect(session.moments.count > 3)
    for number in 1..<session.moments.count {
      var (before, after) = session.states(at: number)
      let changes = after.changes(since: before)
      before.app.history = Undoable(before.app.history.present)
      after.app.history = Undoable(after.app.history.present)
      #expect(changes.isEmpty == (before == after), "\(session.moments[number - 1].action)")
    }
  }

  /// A key adds a moment only if it changes the state, or asks for something.
  @Test(arguments: 0..<6) func noKeyAddsAMomentWithoutEffect(seed: UInt64) async {
    let player = Player(favorites: [2, 3])
    var random = SeededGenerator(seed: seed)
    let keys = "+ - 1 7 Enter Esc p s d f a t c u r i b ↑ ↓ Home End Delete ? é PgDn"
    for _ in 0..<100 {
      let before = player.program.session
      await player.type(String(keys.split(separator: " ").randomElement(using: &random)!))
      let after = player.program.session
      #expect(before.moments.count == after.moments.count || before.state != after.state)
    }
  }

  @Test func differentActionsHaveDifferentNames() throws {
    let user = AppState.User(id: 1, name: "a", bio: "b")
    let file = FavoritesFile(primes: [2, 3], added: [3], removed: [5])
    let facts: [FactAction] = [.asked, .answered("a"), .failed(message: "a")]
    let modal: [PrimeModalAction] = [.saveFavoritePrimeTapped, .removeFavoritePrimeTapped]
    let app: [AppAction] =
      [.counter(.incrTapped), .counter(.decrTapped), .counter(.countEntered(1))]
      + [.counter(.countEntered(2)), .login(.logoutTapped), .login(.loginTapped(user))]
      + [.login(.loginTapped(.init(id: 2, name: "a", bio: "b")))]
      + [.login(.loginTapped(.init(id: 1, name: "a", bio: "")))] + modal.map { .primeModal($0) }
      + [[], [0], [1], [0, 1]].map { .favoritePrimes(.deleteFavoritePrime($0)) }
    let stage4: [Stage4App.Action] =
      app.map { .app($0) }
      + [.asked, .cancelTapped, .progressed(n: 1, progress: 0), .progressed(n: 1, progress: 0.5)]
      .map { .nthPrime($0) }
      + [.answered(n: 1, prime: 2), .answered(n: 2, prime: 2), .failed(n: 1, message: "a")]
      .map { .nthPrime($0) } + [.answerDismissed].map { .nthPrime($0) }
      + [.writeTapped(path: "a"), .loadTapped(path: "a"), .writeTapped(path: "b")]
      .map { .favoritesFile($0) }
      + [.written(path: "a", file: file), .loaded(path: "a", file: file), .failed(message: "a")]
      .map { .favoritesFile($0) }
      + [.loaded(path: "a", file: FavoritesFile(primes: [2, 3], added: [3]))]
      .map { .favoritesFile($0) }
    let screen: [Stage8App.ScreenAction] = [
      .favoritesTapped, .feedTapped, .favoriteTapped(prime: 1), .favoriteTapped(prime: 2),
    ]
    let actions: [Stage8App.Action] =
      stage4.map { .perform($0) } + [.app(.history(.undo)), .app(.history(.redo))]
      + [.app(.isPrimeTapped), .app(.primeTapped(1)), .app(.primeTapped(2))]
      + modal.map { .app(.primeSheet(.primeModal($0))) } + [.app(.primeSheet(.doneTapped))]
      + facts.flatMap { fact in
        [1, 2].map { .app(.fact(ElementAction(id: $0, action: fact))) }
      }
      + screen.flatMap { action in
        [.id(1), .id(2), .index(1)].map { .router(.routeAction($0, action)) }
      }
      + [[], [1], [1, 2], [12]].map { .router(.wentBack(from: $0)) }
      + [.linkOpened("a"), .linkOpened("b")]
    let others: [SessionAction] = [.wentBack(to: 1), .wentBack(to: 2), .switched(branch: 1)]
    let names = Dictionary(grouping: actions.map(\.name) + others.map(\.name)) { $0 }
    #expect(names.filter { $1.count > 1 }.isEmpty)
  }
}
