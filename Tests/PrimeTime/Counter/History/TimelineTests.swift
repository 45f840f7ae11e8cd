// Visiting moments, and acting during a visit.
// SPDX-License-Identifier: MIT

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
    store = Store(value: Timeline(), reducer: timeTraveling(counterReducer, .mock))
  }

  private func send(_ actions: AppAction...) {
    for action in actions { store.send(.app(.perform(action))) }
  }

  @Test func momentsAfterAKeptStateAreShown() {
    for _ in 1...1_000 { send(.counter(.incrTapped)) }
    for moment in [0, 1, 255, 256, 257, 511, 512, 767, 768, 999] {
      store.send(.visit(moment: moment))
      #expect(store.value.shown.present.count == moment)
      #expect(store.value.shown.past.count == min(moment, 100))
      #expect(store.value.before?.count == (moment > 0 ? moment - 1 : nil))
    }
    for moment in [700, 512, 511, 256, 3] {
      store.send(.visit(moment: moment))
      send(.counter(.incrTapped))
      #expect(store.value.moments.count == moment + 2)
      store.send(.visit(moment: moment))
      #expect(store.value.shown.present.count == moment)
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
    #expect(other.present.favoritePrimes == [] && otherMoments.map(\.count) == [0, 2, 5])
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
    #expect(store.value.present.present.count == 2)
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
    store = Store(value: Timeline(), reducer: timeTraveling(counterReducer, environment))
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
