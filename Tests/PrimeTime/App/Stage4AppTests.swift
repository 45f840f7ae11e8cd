// The effects of Prime Time.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import Stage5Testing
import Testing

@MainActor @Suite struct Stage4AppTests {
  struct Refused: Error, CustomStringConvertible {
    var description: String { "refused" }
  }

  private func store(
    nthPrime: @escaping Stage4App.NthPrime = { _, _ in throw Refused() },
    favorites: FavoritesClient = FavoritesClient(
      save: { _, _ in throw Refused() }, load: { _ in throw Refused() })
  ) -> Store<AppState, AppAction> {
    var environment = AppEnvironment.mock
    (environment.nthPrime, environment.favorites) = (nthPrime, favorites)
    return Store(
      value: AppState(count: 7, favoritePrimes: [2]), reducer: Stage4App.appReducer(environment))
  }

  @Test func aSearchReportsProgressAndThenTheAnswer() async {
    let clock = TestClock()
    var environment = AppEnvironment.unimplemented
    environment.nthPrime = { n, progress in
      await progress(0.5)
      try await clock.sleep(for: .seconds(1))
      return n * 100
    }
    let store = TestStore(value: AppState(), reducer: Stage4App.appReducer(environment))
    store.send(.counter(.countEntered(7))) { $0.count = 7 }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 7, progress: 0) }
    await store.receive(.nthPrime(.progressed(n: 7, progress: 0.5))) {
      $0.nthPrime = .computing(n: 7, progress: 0.5)
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(\.nthPrime) { $0.nthPrime = .answered(n: 7, prime: 700) }
    await store.finish()
  }

  @Test func theAlertShowsTheNumberThatWasAskedAbout() async {
    let store = store(nthPrime: { n, _ in n * 100 })
    store.send(.nthPrime(.asked))
    store.send(.incr)
    await store.finish()
    #expect(store.value.count == 8)
    #expect(store.value.nthPrime == .answered(n: 7, prime: 700))
  }

  @Test func aSecondQuestionReplacesTheFirst() async {
    let store = store(nthPrime: { n, _ in
      if n == 7 { try await TestClock().sleep(for: .seconds(1)) }
      return n * 100
    })
    store.send(.nthPrime(.asked))
    store.send(.enter(9))
    store.send(.nthPrime(.asked))
    #expect(store.effectsInFlight == 1)
    await store.finish()
    #expect(store.value.nthPrime == .answered(n: 9, prime: 900))
  }

  @Test func aCancelledSearchLeavesNothing() {
    let reducer = Stage4App.appReducer(.mock)
    let store = TestStore(value: AppState(), reducer: reducer)
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
    store.send(.nthPrime(.cancelTapped)) { $0.nthPrime = nil }
  }

  @Test func cancellingKeepsAnAnswer() async {
    let store = store(nthPrime: { n, _ in n * 100 })
    store.send(.nthPrime(.asked))
    await store.finish()
    store.send(.nthPrime(.cancelTapped))
    #expect(store.value.nthPrime == .answered(n: 7, prime: 700))
  }

  @Test func aFailureIsShownAndKeepsTheFavorites() async {
    let store = store()
    store.send(.nthPrime(.asked))
    await store.finish()
    #expect(store.value.nthPrime == .failed(n: 7, message: "refused"))
    for action in [FavoritesFileAction.writeTapped(path: "p"), .loadTapped(path: "p")] {
      store.send(.favoritesFile(action))
      await store.finish()
      #expect(store.value.fileMessage == .failed("refused"))
      #expect(store.value.favoritePrimes == [2])
    }
  }

  @Test func loadingReplacesTheFavorites() async {
    let store = store(
      favorites: FavoritesClient(save: { _, _ in }, load: { _ in [3, 5] }))
    store.send(.favoritesFile(.loadTapped(path: "p")))
    await store.finish()
    #expect(store.value.favoritePrimes == [3, 5])
    #expect(store.value.fileMessage == .done("loaded 2 favorite primes from p"))
    #expect(
      store.value.activityTypes == [2].map { .removedFavoritePrime($0) }
        + [3, 5].map { .addedFavoritePrime($0) })
  }

  @Test func undoKeepsTheAnswerAndRunsNothing() async {
    let store = Store(
      value: Undoable(AppState(count: 7)), reducer: Stage4App.undoableReducer(.mock))
    store.send(.perform(.incr))
    store.send(.perform(.nthPrime(.asked)))
    await store.finish()
    #expect(store.value.past.count == 1)
    store.send(.undo)
    #expect(store.value.present.count == 7)
    #expect(store.value.present.nthPrime == .answered(n: 8, prime: 800))
    #expect(store.effectsInFlight == 0)
  }
}
