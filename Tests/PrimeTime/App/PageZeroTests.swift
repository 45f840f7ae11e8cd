// Page 0 is the same app as the stages above it, with fewer features.

import PrimeTime
import TestSupport
import Testing

@testable import stage_0

@Suite struct PageZeroTests {
  @Test func aRandomSessionIsTheSameAsAtStage1() {
    var generator = SeededGenerator(seed: 0)
    let actions = (0..<500).map { _ in AppAction.random(using: &generator) }
      .filter { stage_0.AppAction($0) != nil }
    let store = stage_0.Store(value: stage_0.AppState(), reducer: stage_0.appReducer)
    for (action, state) in zip(actions, Stage.one.states(after: actions)) {
      store.send(stage_0.AppAction(action)!)
      #expect(store.value.count == state.count, "after \(action)")
      #expect(store.value.favoritePrimes == state.favoritePrimes, "after \(action)")
    }
  }

  @Test func primesAreRecognized() {
    #expect((-1...20).filter(stage_0.isPrime) == [2, 3, 5, 7, 11, 13, 17, 19])
  }
}

extension stage_0.AppAction {
  /// Page 0 has only the counter and the favorites, and its test of primes is slow.
  fileprivate init?(_ action: PrimeTime.AppAction) {
    switch action {
    case .counter(.decrTapped): self = .decrTapped
    case .counter(.incrTapped): self = .incrTapped
    case .counter(.countEntered(let count)) where count.magnitude < 100: self = .countEntered(count)
    case .primeModal(.saveFavoritePrimeTapped): self = .saveFavoritePrimeTapped
    case .primeModal(.removeFavoritePrimeTapped): self = .removeFavoritePrimeTapped
    case .counter, .favoritePrimes, .login: return nil
    }
  }
}
