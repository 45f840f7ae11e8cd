// Every feature of Prime Time, step by step, with successes and failures.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct FeatureTests {
  struct Refused: Error, CustomStringConvertible {
    var description: String { "refused" }
  }

  /// A store whose environment has only the dependencies that the test provides.
  private func store(
    _ state: AppState = AppState(), _ change: (inout AppEnvironment) -> Void = { _ in }
  ) -> TestStore<AppState, AppAction> {
    var environment = AppEnvironment.unimplemented
    change(&environment)
    return TestStore(value: state, reducer: Stage4App.appReducer(environment))
  }

  @Test func theFeaturesWithoutEffectsChangeTheirState() {
    let store = store(AppState(count: 6)) { $0.date = AppEnvironment.mock.date }
    store.send(.counter(.incrTapped)) { $0.count = 7 }
    store.send(.primeModal(.saveFavoritePrimeTapped)) {
      $0.favoritePrimes = [7]
      $0.activityFeed = [.added(7, at: 1_767_225_600)]
    }
    store.send(.favoritePrimes(.deleteFavoritePrime([0]))) {
      $0.favoritePrimes = []
      $0.activityFeed.append(.removed(7, at: 1_767_225_600))
    }
    store.send(.login(.loginTapped(.blob))) { $0.loggedInUser = .blob }
    store.send(.login(.logoutTapped)) { $0.loggedInUser = nil }
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
    // The answer names the number that was asked about.
    store.send(.counter(.incrTapped)) { $0.count = 8 }
    await store.receive(.nthPrime(.progressed(n: 7, progress: 0.5))) {
      $0.nthPrime = .computing(n: 7, progress: 0.5)
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(\.nthPrime) { $0.nthPrime = .answered(n: 7, prime: 700) }
    await store.finish()
  }

  @Test func anAnswerIsDismissedAndASearchIsNot() {
    var state = AppState(count: 7)
    state.nthPrime = .answered(n: 7, prime: 17)
    store(state).send(.nthPrime(.cancelTapped))
    store(state).send(.nthPrime(.answerDismissed)) { $0.nthPrime = nil }
    state.nthPrime = .computing(n: 7, progress: 0.5)
    store(state).send(.nthPrime(.answerDismissed))
  }

  @Test func aCancelledSearchLeavesNothing() {
    let reducer = Stage4App.appReducer(.mock)
    let store = TestStore(value: AppState(), reducer: reducer)
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
    store.send(.nthPrime(.cancelTapped)) { $0.nthPrime = nil }
  }

  @Test func aSecondSearchReplacesTheFirst() async {
    let clock = TestClock()
    let store = store(AppState(count: 7)) { environment in
      environment.nthPrime = { n, _ in
        try await clock.sleep(for: .seconds(n))
        return n * 100
      }
    }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 7, progress: 0) }
    store.send(.counter(.countEntered(9))) { $0.count = 9 }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 9, progress: 0) }
    await clock.waitForSleepers(1)
    await clock.run()
    await store.receive(.nthPrime(.answered(n: 9, prime: 900))) {
      $0.nthPrime = .answered(n: 9, prime: 900)
    }
    await store.finish()
  }

  @Test func aFailureIsShownAndKeepsTheFavorites() async {
    let store = store(AppState(favoritePrimes: [2])) {
      $0.nthPrime = { _, _ in throw Refused() }
      $0.favorites = FavoritesClient(
        save: { _, _ in throw Refused() }, load: { _ in throw Refused() })
    }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
    await store.receive(.nthPrime(.failed(n: 0, message: "refused"))) {
      $0.nthPrime = .failed(n: 0, message: "refused")
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .writing([2]) }
    await store.receive(.favoritesFile(.failed(message: "refused"))) {
      $0.fileMessage = .failed("refused")
    }
    store.send(.favoritesFile(.loadTapped(path: "p"))) { $0.fileMessage = .loading }
    await store.receive(\.favoritesFile) { $0.fileMessage = .failed("refused") }
    await store.finish()
  }

  @Test func theFavoritesAreWrittenAndLoaded() async {
    let store = store(AppState(favoritePrimes: [2, 7])) {
      $0.favorites = AppEnvironment.mock.favorites
      $0.date = AppEnvironment.mock.date
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .writing([2, 7]) }
    await store.receive(.favoritesFile(.written(path: "p", count: 2))) {
      $0.writtenFavorites = [2, 7]
      $0.fileMessage = .done("wrote 2 favorite primes to p")
    }
    store.send(.favoritesFile(.loadTapped(path: "p"))) { $0.fileMessage = .loading }
    // It would replace the favorites that are being loaded.
    store.send(.favoritesFile(.writeTapped(path: "p")))
    await store.receive(\.favoritesFile) {
      $0.load([2, 3, 5])
      $0.activityFeed = [
        .removed(7, at: 1_767_225_600), .added(3, at: 1_767_225_600),
        .added(5, at: 1_767_225_600),
      ]
      $0.fileMessage = .done("loaded 3 favorite primes from p")
    }
    await store.finish()
  }

  @Test func aWriteIsNotOvertakenByAnEarlierOne() async {
    let (clock, file) = (TestClock(), Locked<[Int]>([]))
    let store = store(AppState(favoritePrimes: [2])) {
      $0.date = AppEnvironment.mock.date
      $0.favorites.unseen = { _, _ in nil }
      $0.favorites.save = { primes, _ in
        try await clock.sleep(for: .seconds(primes.count == 1 ? 2 : 1))
        file.withLock { $0 = primes }
      }
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .writing([2]) }
    await clock.waitForSleepers(1)
    store.send(.counter(.countEntered(3))) { $0.count = 3 }
    store.send(.primeModal(.saveFavoritePrimeTapped)) {
      $0.favoritePrimes = [2, 3]
      $0.activityFeed = [.added(3, at: 1_767_225_600)]
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .writing([2, 3]) }
    await clock.run()
    await store.receive(\.favoritesFile) {
      $0.writtenFavorites = [2, 3]
      $0.fileMessage = .done("wrote 2 favorite primes to p")
    }
    await store.finish()
    #expect(file.withLock { $0 } == [2, 3])
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
