// The children of Prime Time at stage 6, and its screens at stage 8.

import ClassicRedux
import EffectTestSupport
import Foundation
import Stage5Testing
import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite(.hangLimit) struct ChildrenTests {
  private let clock = TestClock()

  private var environment: AppEnvironment {
    var environment = AppEnvironment.mock
    environment.fact = { [clock] prime in
      try await clock.sleep(for: .milliseconds(300))
      if prime == 2 { throw AppError("even") }
      return "a fact about \(prime)"
    }
    environment.nthPrime = { [clock] n, progress in
      await progress(0.5)
      try await clock.sleep(for: .milliseconds(300))
      if n < 4 { throw AppError("too small") }
      return n * 100
    }
    environment.favorites.load = { path in
      if path == "bad" { throw AppError("cannot load") }
      return FavoritesFile(primes: [3], added: [3], removed: [7])
    }
    return environment
  }

  private func favorite(_ prime: Int, _ fact: Stage6App.Fact) -> FavoriteRow {
    var favorite = FavoriteRow(id: prime)
    favorite.fact = fact
    return favorite
  }

  private func stage6(_ app: AppState) -> Store<Stage6App.State, Stage6App.Action> {
    Store(value: Stage6App.State(app: app), reducer: Stage6App.appReducer(environment))
  }

  private func stage8(_ app: AppState) -> Store<Stage8App.State, Stage8App.Action> {
    Store(value: Stage8App.State(app: app), reducer: Stage8App.appReducer(environment))
  }

  @Test func aRowLeavesWithItsFavoriteAndDoesNotLoadForEver() async {
    let store = stage6(AppState(count: 7))
    func favorites() -> [FavoriteRow] { store.favorites.value }
    store.play(.save)
    store.favorites.send(.factAsked(prime: 7))
    #expect(favorites() == [favorite(7, .loading)])

    store.send(.history(.undo))
    #expect(store.value.facts.isEmpty)
    #expect(store.effectsInFlight == 0)
    store.send(.history(.redo))
    #expect(favorites() == [.init(id: 7)], "not loading for ever")

    store.favorites.send(.factAsked(prime: 7))
    await clock.waitForSleepers(1)
    await clock.run()
    await store.finished()
    #expect(favorites() == [favorite(7, .loaded("a fact about 7"))])
    store.counter.send(.incrTapped)
    store.send(.history(.undo))
    #expect(favorites() == [favorite(7, .loaded("a fact about 7"))], "an undo keeps it")
    store.favorites.send(.deleted([0]))
    #expect(store.value.facts.isEmpty)
  }

  @Test func theSheetSavesTheNumberThatItWasOpenedFor() {
    let store = stage6(AppState(count: 7))
    store.send(.isPrimeTapped)
    store.counter.send(.incrTapped)
    store.send(.isPrimeTapped)
    let before = store.value
    store.primeSheet?.send(.primeModal(.saveFavoritePrimeTapped))
    #expect(store.value.appState.favoritePrimes == [7])
    #expect(store.value.appState.count == 8)
    #expect(store.primeSheet?.value == .init(id: 7, isFavorite: true))
    store.send(.history(.undo))
    #expect(store.value.appState == before.appState)
    #expect(store.primeSheet?.value == .init(id: 7, isFavorite: false), "an undo keeps the sheet")
    store.primeSheet?.send(.doneTapped)
    #expect(store.primeSheet == nil)
  }

  @Test func aLinkOpensSeveralScreensThatShareTheApp() async throws {
    let store = stage8(AppState(count: 7, favoritePrimes: [2, 7]))
    store.send(.linkOpened("prime-time://favorites/7"))
    #expect(store.value.screens == [.counter, .favorites, .favorite(prime: 7)])
    let screen = try #require(store.favorite(store.value.routes.topID))
    screen.send(.factAsked(prime: 7))
    await clock.waitForSleepers(1)
    // The fact goes on loading when its screen leaves, because it belongs to the favorite.
    store.send(.router(.wentBack(from: [store.value.routes.topID])))
    await clock.run()
    await store.finished()
    #expect(store.app.favorites.value.last == favorite(7, .loaded("a fact about 7")))
    store.send(
      .router(.routeAction(.id(store.value.routes.topID), .favoriteTapped(prime: 7))))
    #expect(store.favorite(store.value.routes.topID)?.value.fact == .loaded("a fact about 7"))
    // The screen leaves with its favorite.
    store.app.play(.remove)
    #expect(store.value.screens == [.counter, .favorites])
    store.app.send(.history(.undo))
    #expect(store.value.screens == [.counter, .favorites], "an undo opens no screen")
    store.send(.linkOpened("prime-time://favorites/11"))
    #expect(store.value.screens == [.counter, .favorites], "11 is no favorite")
    store.app.favorites.send(.factAsked(prime: 2))
    #expect(store.effectsInFlight == 1)
    store.app.favorites.send(.deleted([0]))
    #expect(store.effectsInFlight == 0)
  }

  @Test func aLateAnswerAddsNoRow() {
    let store = stage6(AppState(favoritePrimes: [7]))
    store.send(.fact(ElementAction(id: 7, action: .answered("late"))))
    #expect(store.value.facts.isEmpty)
  }

  @Test func aCoveredScreenCannotBeTapped() {
    let store = stage8(AppState(count: 7))
    let root = store.value.routes.topID
    for _ in 0..<2 { store.send(.router(.routeAction(.id(root), .favoritesTapped))) }
    #expect(store.value.screens == [.counter, .favorites])
  }

  @Test func aScreenIsNotifiedOnceForEachAction() {
    let store = stage8(AppState(count: 7))
    var counts: [Int] = []
    let token = store.app.counter.observe { counts.append($0) }
    store.app.counter.send(.incrTapped)
    store.send(.linkOpened("prime-time://feed"))
    #expect(counts == [8, 8])
    token.cancel()
  }

  @Test func aWrongLinkOpensNothing() {
    let store = stage8(AppState(favoritePrimes: [7]))
    let links = [
      "", "favorites", "prime-time:favorites", "https://feed", "prime-time://feed/7",
      "prime-time://favorites/x", "prime-time://favorites/7/7", "prime-time://?",
    ]
    store.send(.linkOpened("prime-time://favorites/7"))
    for link in links {
      #expect(Stage8App.screens(link) == nil)
      store.send(.linkOpened(link))
    }
    #expect(store.value.screens == [.counter, .favorites, .favorite(prime: 7)])
    store.send(.linkOpened("prime-time://"))
    #expect(store.value.screens == [.counter])
  }

  @Test func aNewerQuestionReplacesAnEarlierOneOfTheSameRow() async {
    let store = stage6(AppState(favoritePrimes: [2, 7]))
    for prime in [2, 7, 7] { store.favorites.send(.factAsked(prime: prime)) }
    await clock.waitForSleepers(2)
    #expect(store.effectsInFlight == 2)
    await clock.run()
    await store.finished()
    #expect(
      store.favorites.value == [
        favorite(2, .failed("even")), favorite(7, .loaded("a fact about 7")),
      ])
  }

  @Test func theSheetAndItsScreenComeAndGoTogether() {
    let store = stage8(AppState(count: 7))
    store.send(.app(.isPrimeTapped))
    store.send(.app(.isPrimeTapped))
    #expect(store.value.screens == [.counter, .primeSheet])
    store.app.primeSheet?.send(.primeModal(.saveFavoritePrimeTapped))
    store.app.primeSheet?.send(.doneTapped)
    #expect(store.value.screens == [.counter])
    store.send(.app(.isPrimeTapped))
    store.send(.router(.wentBack(from: [store.value.routes.topID])))
    #expect(store.app.primeSheet == nil)
    store.send(.app(.isPrimeTapped))
    store.send(.linkOpened("prime-time://feed"))
    #expect(store.app.primeSheet == nil)
    #expect(store.value.app.appState.favoritePrimes == [7])
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionWithScreensReplays(seed: UInt64) async throws {
    var (seconds, screens) = (0.0, 0)
    let recorded = try await playRandomSession(
      seed: seed, from: Stage8App.State(), reducer: timed(Stage8App.appReducer, environment),
      ids: { $0.routes.ids.map(\.number) }, coded: encodedAndDecoded,
      pause: { await clock.advance(by: .milliseconds(Int.random(in: 0..<600, using: &$0))) },
      next: { state, generator in
        let isSheetOpen = state.screens.contains(.primeSheet)
        #expect(isSheetOpen == (state.app.primeSheet != nil))
        #expect(state.app.facts.allSatisfy { state.app.appState.favoritePrimes.contains($0.id) })
        (seconds, screens) = (seconds + 1, max(screens, state.routes.topID.number))
        return Timed(
          action: randomAction(state, &generator), time: Date(timeIntervalSince1970: seconds))
      })
    #expect(screens > 10)
    let isAnswered = recorded.actions.contains { $0.action.app?.fact?.action.isAnswered == true }
    #expect(isAnswered)
    #expect(Set(recorded.value.app.appState.activityFeed.map(\.timestamp)).count > 5)
  }

  @Test func theFeedHasTheTimeOfTheAction() async {
    let store = Store(
      value: Stage6App.State(app: AppState(count: 7)),
      reducer: timed(Stage6App.appReducer, environment))
    func send(_ action: Stage6App.Action, at seconds: Double) {
      store.send(Timed(action: action, time: Date(timeIntervalSince1970: seconds)))
    }
    send(.isPrimeTapped, at: 1)
    send(.primeSheet(.primeModal(.saveFavoritePrimeTapped)), at: 2)
    send(.history(.perform(.favoritesFile(.loadTapped(path: "p")))), at: 3)
    await store.finish()
    let file = environment.date().timeIntervalSince1970
    #expect(
      store.value.appState.activityFeed == [
        .added(7, at: 2), .removed(7, at: file), .added(3, at: file),
      ])
  }

  private func randomAction(
    _ state: Stage8App.State, _ generator: inout SeededGenerator
  ) -> Stage8App.Action {
    let prime = [2, 3, 5, 7].randomElement(using: &generator)!
    func perform(_ action: Stage4App.Action) -> Stage8App.Action {
      .app(.history(.perform(action)))
    }
    let id = state.routes.ids.randomElement(using: &generator)!
    let fact = Stage8App.Action.app(.fact(ElementAction(id: prime, action: .asked)))
    let tap: Stage8App.ScreenAction =
      [.favoritesTapped, .favoriteTapped(prime: prime), .feedTapped]
      .randomElement(using: &generator)!
    let actions: [Stage8App.Action] = [
      perform(.app(.enter(prime))), perform(.app(.enter(prime))), perform(.app(.incr)),
      perform(.app(.delete([0]))), fact, fact, fact, perform(.nthPrime(.asked)),
      perform(.nthPrime(.cancelTapped)), perform(.nthPrime(.answerDismissed)),
      .app(.isPrimeTapped), .app(.isPrimeTapped),
      .app(.primeSheet(.primeModal(.saveFavoritePrimeTapped))),
      .app(.primeSheet(.primeModal(.saveFavoritePrimeTapped))),
      .app(.primeSheet(.primeModal(.removeFavoritePrimeTapped))), .app(.primeSheet(.doneTapped)),
      .app(.history(.undo)), .app(.history(.redo)),
      perform(.favoritesFile(.writeTapped(path: "p"))),
      perform(.favoritesFile(.loadTapped(path: "p"))),
      perform(.favoritesFile(.loadTapped(path: "bad"))),
      .router(.routeAction(.id(state.routes.topID), tap)), .router(.routeAction(.id(id), tap)),
      .router(.wentBack(from: [id])),
      .linkOpened("prime-time://\(["favorites/\(prime)", "feed", "?"][prime % 3])"),
    ]
    return actions.randomElement(using: &generator)!
  }
}

extension Stage8App.State {
  fileprivate var screens: [Stage8App.Screen] { routes.map(\.screen) }
}

extension FactAction {
  fileprivate var isAnswered: Bool { if case .answered = self { true } else { false } }
}
