// Page 0 is the same app as the stages above it, with fewer features.

import PrimeTime
import Testing

@testable import stage_0

@Suite struct PageZeroTests {
  @Test func theSessionIsTheSameAsAtStage1() {
    let actions = StagesAgreeTests.session.map(\.action).filter { stage_0.AppAction($0) != nil }
    #expect(actions.count > 8)
    let store = stage_0.Store(value: stage_0.AppState(), reducer: stage_0.appReducer)
    for (action, state) in zip(actions, Stage.one.states(after: actions)) {
      if let action = stage_0.AppAction(action) { store.send(action) }
      #expect(store.value.count == state.count, "after \(action)")
      #expect(store.value.favoritePrimes == state.favoritePrimes, "after \(action)")
    }
  }

  @Test func primesAreRecognized() {
    #expect((-1...20).filter(stage_0.isPrime) == [2, 3, 5, 7, 11, 13, 17, 19])
  }
}

extension stage_0.AppAction {
  /// Page 0 has only the counter and the favorites.
  fileprivate init?(_ action: PrimeTime.AppAction) {
    switch action {
    case .counter(.decrTapped): self = .decrTapped
    case .counter(.incrTapped): self = .incrTapped
    case .counter(.countEntered(let count)): self = .countEntered(count)
    case .primeModal(.saveFavoritePrimeTapped): self = .saveFavoritePrimeTapped
    case .primeModal(.removeFavoritePrimeTapped): self = .removeFavoritePrimeTapped
    case .favoritePrimes, .login: return nil
    }
  }
}
