// Every feature of Prime Time, step by step, with successes and failures. `TestingLessonTests` has the search.

import ClassicRedux
import Foundation
import PrimeTime
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct FeatureTests {
  /// A store whose environment has only the dependencies that the test provides.
  private func store(
    _ state: AppState = AppState(), _ change: (inout AppEnvironment) -> Void = { _ in }
  ) -> TestStore<Stage4App.State, Stage4App.Action> {
    var environment = AppEnvironment.unimplemented
    change(&environment)
    return TestStore(
      value: Stage4App.State(app: state), reducer: Stage4App.appReducer(environment))
  }

  @Test func anAnswerIsDismissedAndASearchIsNot() {
    let store = store()
    let answer = NthPrimeAction.answered(n: 7, prime: 17)
    store.send(.nthPrime(answer)) { $0.nthPrime = .answered(n: 7, prime: 17) }
    store.send(.nthPrime(.cancelTapped))
    store.send(.nthPrime(.answerDismissed)) { $0.nthPrime = nil }
    let progress = NthPrimeAction.progressed(n: 7, progress: 0.5)
    store.send(.nthPrime(progress)) { $0.nthPrime = .computing(n: 7, progress: 0.5) }
    store.send(.nthPrime(.answerDismissed))
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
    store.send(.app(.enter(9))) { $0.app.count = 9 }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 9, progress: 0) }
    // The answer names the number that was asked about.
    store.send(.app(.decr)) { $0.app.count = 8 }
    await clock.waitForSleepers(1)
    await clock.run()
    await store.receive(.nthPrime(.answered(n: 9, prime: 900))) {
      $0.nthPrime = .answered(n: 9, prime: 900)
    }
    await store.finish()
  }

  @Test func aFailureIsShownAndKeepsTheFavorites() async {
    let store = store(AppState(favoritePrimes: [2])) {
      $0.nthPrime = { _, _ in throw AppError("refused") }
      $0.favorites.write = { _, _ in throw AppError("refused") }
      $0.favorites.load = { _ in throw AppError("refused") }
    }
    store.send(.nthPrime(.asked)) { $0.nthPrime = .computing(n: 0, progress: 0) }
    await store.receive(.nthPrime(.failed(n: 0, message: "refused"))) {
      $0.nthPrime = .failed(n: 0, message: "refused")
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .waiting }
    await store.receive(.favoritesFile(.failed(message: "refused"))) {
      $0.fileMessage = .failed("refused")
    }
    store.send(.favoritesFile(.loadTapped(path: "p"))) { $0.fileMessage = .waiting }
    await store.receive(\.favoritesFile) { $0.fileMessage = .failed("refused") }
    await store.finish()
  }

  @Test func whatOtherProgramsChangedInTheFileBecomesPartOfTheFavorites() async {
    let store = store(AppState(favoritePrimes: [2, 7])) {
      $0.favorites.write = { primes, _ in
        FavoritesFile(primes: primes + [3], added: [3, 7], removed: [11])
      }
      $0.favorites.load = { _ in FavoritesFile(primes: [3], added: [], removed: [2]) }
      $0.date = AppEnvironment.mock.date
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .waiting }
    await store.receive(\.favoritesFile) {
      $0.app.favoritePrimes = [2, 7, 3]
      $0.app.activityFeed = [.added(3, at: 1_767_225_600)]
      $0.fileMessage = .done("wrote 3 favorite primes to p")
    }
    store.send(.favoritesFile(.loadTapped(path: "p"))) { $0.fileMessage = .waiting }
    await store.receive(\.favoritesFile) {
      $0.app.favoritePrimes = [7, 3]
      $0.app.activityFeed.append(.removed(2, at: 1_767_225_600))
      $0.fileMessage = .done(
        "loaded 1 favorite prime from p; with your unwritten changes, there are 2")
    }
    await store.finish()
  }

  @Test func theFileIsUsedByOneWriteOrLoadAtATime() async {
    let clock = TestClock()
    let store = store(AppState(count: 3, favoritePrimes: [2])) {
      $0.date = AppEnvironment.mock.date
      $0.favorites.write = { primes, _ in
        try await clock.sleep(for: .seconds(1))
        return FavoritesFile(primes: primes)
      }
    }
    store.send(.favoritesFile(.writeTapped(path: "p"))) { $0.fileMessage = .waiting }
    await clock.waitForSleepers(1)
    store.send(.app(.save)) {
      $0.app.favoritePrimes = [2, 3]
      $0.app.activityFeed = [.added(3, at: 1_767_225_600)]
    }
    store.send(.favoritesFile(.writeTapped(path: "p")))
    store.send(.favoritesFile(.loadTapped(path: "p")))
    await clock.run()
    await store.receive(\.favoritesFile) { $0.fileMessage = .done("wrote 1 favorite prime to p") }
    await store.finish()
  }

  @Test func undoKeepsTheAnswerAndRunsNothing() async {
    let store = Store(
      value: Undoable(Stage4App.State()), reducer: Stage4App.undoableReducer(.mock))
    store.send(.perform(.app(.incr)))
    store.send(.perform(.nthPrime(.asked)))
    await store.finish()
    #expect(store.value.past.count == 1)
    store.send(.undo)
    #expect(store.value.present.app.count == 0)
    #expect(store.value.present.nthPrime == .answered(n: 1, prime: 100))
    #expect(store.effectsInFlight == 0)
  }

  @Test func undoTakesBackNothingThatOtherProgramsChanged() async {
    var environment = AppEnvironment.mock
    environment.favorites.write = { primes, _ in
      FavoritesFile(primes: primes + [11], added: [11], removed: [2])
    }
    let store = Store(
      value: Undoable(Stage4App.State(app: AppState(count: 3, favoritePrimes: [2]))),
      reducer: Stage4App.undoableReducer(environment))
    func favorites(after action: UndoableAction<Stage4App.Action>) async -> [Int] {
      await store.sendAndWait(action)
      return store.value.present.app.favoritePrimes
    }
    #expect(await favorites(after: .perform(.app(.save))) == [2, 3])
    #expect(await favorites(after: .perform(.favoritesFile(.writeTapped(path: "p")))) == [3, 11])
    #expect(store.value.past.count == 1)
    #expect(await favorites(after: .undo) == [11])
    #expect(
      store.value.present.app.activityTypes == [.removedFavoritePrime(2), .addedFavoritePrime(11)])
    #expect(await favorites(after: .redo) == [3, 11])
  }
}
