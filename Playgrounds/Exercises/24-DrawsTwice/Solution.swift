// Exercise 24, solved.
// SPDX-License-Identifier: MIT

import Stage1Store

struct AppState {
  var count = 0
}

enum AppAction {
  case counter(CounterAction)
  case resetTapped
}

enum CounterAction { case incrTapped }

/// The counter's part of the app's store, for its screen.
struct CounterScope {
  let send: (CounterAction) -> Void
  let subscription: ObserverToken
}

/// Returns the counter's part of the store. The observer is called with the count, and draws the screen.
func counterScope(
  of store: Store<AppState, AppAction>, observer: @escaping (_ count: Int) -> Void
) -> CounterScope {
  CounterScope(
    send: { action in store.send(.counter(action)) },
    subscription: store.observe { state in observer(state.count) })
}
