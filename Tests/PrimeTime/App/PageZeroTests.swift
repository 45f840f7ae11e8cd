// Page 0 is the same app as the stages above it.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import Testing

@testable import stage_0

@Suite struct PageZeroTests {
  @Test func theSessionIsTheSameAsAtAllStages() {
    var seconds = 0.0
    let reducer = stage_0.appReducer {
      defer { seconds += 1 }
      return Date(timeIntervalSince1970: seconds)
    }
    let store = stage_0.Store(value: stage_0.AppState(), reducer: reducer)
    for (action, state) in StagesAgreeTests.session {
      if let action = stage_0.AppAction(action) { store.send(action) }
      #expect(store.value == stage_0.AppState(state), "after \(action)")
    }
  }

  @Test func primesAreRecognized() {
    #expect((-1...20).filter(stage_0.isPrime) == [2, 3, 5, 7, 11, 13, 17, 19])
  }
}

extension stage_0.AppAction {
  /// Page 0 has no login.
  fileprivate init?(_ action: PrimeTime.AppAction) {
    switch action {
    case .counter(.decrTapped): self = .counter(.decrTapped)
    case .counter(.incrTapped): self = .counter(.incrTapped)
    case .counter(.countEntered(let count)): self = .counter(.countEntered(count))
    case .primeModal(.saveFavoritePrimeTapped): self = .primeModal(.saveFavoritePrimeTapped)
    case .primeModal(.removeFavoritePrimeTapped): self = .primeModal(.removeFavoritePrimeTapped)
    case .favoritePrimes(.deleteFavoritePrime(let offsets)):
      self = .favoritePrimes(.deleteFavoritePrime(offsets))
    case .login, .nthPrime, .favoritesFile: return nil
    }
  }
}

extension stage_0.AppState {
  fileprivate init(_ state: PrimeTime.AppState) {
    let activities = state.activityFeed.map { activity in
      switch activity.type {
      case .addedFavoritePrime(let prime):
        Activity(timestamp: activity.timestamp, type: .addedFavoritePrime(prime))
      case .removedFavoritePrime(let prime):
        Activity(timestamp: activity.timestamp, type: .removedFavoritePrime(prime))
      }
    }
    self.init(
      count: state.count, favoritePrimes: state.favoritePrimes, activityFeed: activities)
  }
}
