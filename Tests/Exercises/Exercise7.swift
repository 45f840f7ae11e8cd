// Exercise 7: a part of a store that is told of each change once.
// SPDX-License-Identifier: MIT

import Stage1Store
import Testing

@Suite struct Exercise7 {
  struct AppState {
    var count = 0
  }

  enum AppAction {
    case counter(CounterAction)
    case resetTapped
  }

  enum CounterAction { case incrTapped }

  static func appReducer(state: inout AppState, action: AppAction) {
    switch action {
    case .counter(.incrTapped): state.count += 1
    case .resetTapped: state.count = 0
    }
  }

  /// The counter's part of the app's store, as its screen takes it.
  struct CounterScope {
    let send: (CounterAction) -> Void
    let subscription: ObserverToken
  }

  /// Lends the counter its part of the store; but as in the course, the screen is told twice of each
  /// action of its own, and draws twice.
  static func counterScope(
    of store: Store<AppState, AppAction>, observer: @escaping (_ count: Int) -> Void
  ) -> CounterScope {
    CounterScope(
      send: { action in
        store.send(.counter(action))
        observer(store.value.count)
      },
      subscription: store.observe { state in observer(state.count) })
  }

  let counterScope = underTest(yours: Self.counterScope, solution: Solution7.counterScope)

  @Test func theScreenIsToldOnceOfItsOwnAction() {
    var told: [Int] = []
    let counter = counterScope(Store(value: AppState(), reducer: Self.appReducer)) {
      told.append($0)
    }
    counter.send(.incrTapped)
    counter.send(.incrTapped)
    counter.subscription.cancel()
    #expect(told == [1, 2])
  }

  @Test func theScreenIsToldOnceOfWhatOthersDo() {
    var told: [Int] = []
    let store = Store(value: AppState(count: 3), reducer: Self.appReducer)
    let counter = counterScope(store) { told.append($0) }
    store.send(.resetTapped)
    counter.subscription.cancel()
    store.send(.counter(.incrTapped))
    #expect(told == [0])
  }
}

// Hint 1: There are two places that call `observer`. Which of them is for the actions of the
// screen, and which for those of others?

// Hint 2: An action that the screen sends is one of the store's like any other. Whom does the store
// tell of it?

// Hint 3: The subscription hears of all actions. `send` has nothing to do but to send.
