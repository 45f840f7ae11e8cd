// Exercise 24, a bug hunt: a screen's part of a store.

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

// MARK: Your part. Everything above is given.

/// Returns the counter's part of the store. The observer is called with the count after each action of the app, and draws
/// the screen.
///
/// A user reports: "The counter flickers when I tap, but not when I reset it."
func counterScope(
  of store: Store<AppState, AppAction>, observer: @escaping (_ count: Int) -> Void
) -> CounterScope {
  CounterScope(
    send: { action in
      store.send(.counter(action))
      observer(store.value.count)
    },
    subscription: store.observe { state in observer(state.count) })
}
