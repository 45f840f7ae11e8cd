// Visiting moments, and acting during a visit.

import ClassicRedux
import Foundation
import PrimeTime
import Stage5Testing
import TestSupport
import Testing

@testable import counter

@MainActor @Suite struct TimelineTests {
  private let store: Store<Timeline, TimelineAction>

  init() {
    store = Store(value: Timeline(), reducer: timeTraveling(.mock))
  }

  private func send(_ actions: AppAction...) {
    for action in actions { store.send(.app(.perform(action))) }
  }

  private func file(_ action: FavoritesFileAction) {
    store.send(.app(.perform(.favoritesFile(action))))
  }

  private var favorites: [Int] { store.value.present.present.app.favoritePrimes }

  @Test func momentsAfterAKeptStateAreShown() {
    for _ in 1...1_000 { send(.counter(.incrTapped)) }
    for moment in [0, 1, 255, 256, 257, 511, 512, 767, 768, 999] {
      store.send(.visit(moment: moment))
      #expect(store.value.shown.present.app.count == moment)
      #expect(store.value.shown.past.count == min(moment, 100))
      #expect(store.value.before?.app.count == (moment > 0 ? moment - 1 : nil))
    }
    for moment in [700, 512, 511, 256, 3] {
      store.send(.visit(moment: moment))
      send(.counter(.incrTapped))
      #expect(store.value.moments.count == moment + 2)
      store.send(.visit(moment: moment))
      #expect(store.value.shown.present.app.count == moment)
    }
  }

  @Test func visitingChangesNothing() {
    send(.counter(.incrTapped), .counter(.incrTapped))
    let (present, moments) = (store.value.present, store.value.moments)
    for moment in [0, 1, -1, 3, .max] { store.send(.visit(moment: moment)) }
    #expect(store.value.moment == 1)
    #expect(store.value.present == present && store.value.moments == moments)
    store.send(.returnToPresent)
    #expect(!store.value.isInPast && store.value.shown == present)
  }

  @Test func actingInThePastCreatesAForkToWhichTheUserCanReturn() {
    send(.counter(.countEntered(2)), .primeModal(.saveFavoritePrimeTapped), .counter(.incrTapped))
    let (present, moments) = (store.value.present, store.value.moments)
    store.send(.visit(moment: 1))
    send(.counter(.countEntered(5)))
    let (other, otherMoments) = (store.value.present, store.value.moments)
    #expect(other.present.app.favoritePrimes == [] && otherMoments.map(\.count) == [0, 2, 5])
    #expect(!store.value.isInPast && store.value.forks.map(\.start) == [1])
    #expect(store.value.forks[0].moments.map(\.count) == [2, 3])
    for _ in 1...2 {
      store.send(.returnToFork(moment: 1))
      #expect(store.value.present == present && store.value.moments == moments)
      #expect(!store.value.isInPast && store.value.forks.map(\.start) == [1])
      store.send(.returnToFork(moment: 1))
      #expect(store.value.present == other && store.value.moments == otherMoments)
    }
    store.send(.returnToFork(moment: 0))
    #expect(store.value.present == other)
    store.send(.app(.undo))
    #expect(store.value.present.present.app.count == 2)
  }

  /// 11 is from another program, 2 and 5 are not.
  @Test func theFileDoesNotTravelInTime() {
    send(.counter(.countEntered(2)), .primeModal(.saveFavoritePrimeTapped))
    file(.written(path: "f", file: FavoritesFile(primes: [2, 11], added: [11])))
    store.send(.visit(moment: 1))
    #expect(store.value.shown.present.app.favoritePrimes == [])
    send(.counter(.countEntered(5)), .primeModal(.saveFavoritePrimeTapped))
    #expect(favorites == [11, 5] && store.value.unwritten == ["− 2", "+ 5"])

    file(.written(path: "f", file: FavoritesFile(primes: [11, 5, 13], added: [13])))
    for expected in [[2, 11, 13], [11, 5, 13], [2, 11, 13]] {
      store.send(.returnToFork(moment: 1))
      #expect(favorites == expected)
      #expect(store.value.moments.filter { $0.action?.file != nil }.count == 2)
    }
    // What the user has deleted since stays deleted.
    send(.favoritePrimes(.deleteFavoritePrime([1])))
    store.send(.returnToFork(moment: 1))
    store.send(.returnToFork(moment: 1))
    #expect(favorites == [2, 13])
    #expect(store.value.written == [11, 5, 13])
  }

  @Test func aWriteInFlightEndsInTheNewBranch() async {
    send(.counter(.countEntered(2)), .primeModal(.saveFavoritePrimeTapped))
    file(.writeTapped(path: "f"))
    store.send(.visit(moment: 1))
    send(.counter(.incrTapped))
    #expect(store.value.refusal(of: .perform(.favoritesFile(.writeTapped(path: "f")))) != nil)
    await store.finish()
    #expect(store.value.refusal(of: .perform(.favoritesFile(.writeTapped(path: "f")))) == nil)
    #expect(store.value.written == [2] && favorites == [] && store.value.unwritten == ["− 2"])
  }
}

/// Effects in flight while the past is visited.
@MainActor @Suite struct TimelineEffectsTests {
  private let clock = TestClock()
  private let asked = Locked(0)
  private let store: Store<Timeline, TimelineAction>

  init() {
    var environment = AppEnvironment.mock
    environment.nthPrime = { [clock, asked] n, _ in
      asked.withLock { $0 += 1 }
      try await clock.sleep(for: .seconds(1))
      return n * 100
    }
    store = Store(value: Timeline(), reducer: timeTraveling(environment))
    store.send(.app(.perform(.counter(.countEntered(3)))))
    store.send(.app(.perform(.nthPrime(.asked))))
    store.send(.app(.perform(.counter(.incrTapped))))
  }

  private func finishSearch() async {
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func effectsContinueInThePresentDuringAVisitAndAreNotRepeated() async {
    store.send(.visit(moment: 1))
    await finishSearch()
    #expect(store.value.moment == 1 && store.value.shown.present.nthPrime == nil)
    #expect(store.value.present.present.nthPrime == .answered(n: 3, prime: 300))
    #expect(store.value.moments.count == 5)
    for moment in [2, 3, 1, 2, 4] { store.send(.visit(moment: moment)) }
    #expect(store.effectsInFlight == 0 && asked.withLock { $0 } == 1)
  }

  @Test func aBranchDuringASearchCancelsIt() async {
    store.send(.visit(moment: 2))
    store.send(.app(.perform(.counter(.decrTapped))))
    #expect(store.effectsInFlight == 0)
    #expect(store.value.present.present.nthPrime == nil)
    #expect(
      store.value.moments.suffix(2).map(\.action) == [
        .perform(.nthPrime(.cancelTapped)), .perform(.counter(.decrTapped)),
      ])
  }

  @Test func aBranchCanStartItsOwnSearch() async {
    store.send(.visit(moment: 0))
    store.send(.app(.perform(.nthPrime(.asked))))
    #expect(store.effectsInFlight == 1)
    await finishSearch()
    #expect(store.value.present.present.nthPrime == .answered(n: 0, prime: 0))
  }
}
