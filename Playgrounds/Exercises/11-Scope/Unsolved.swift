// Exercise 11: a scope.

import Stage7Scope

struct AppState {
  var count = 0
  var favoritePrimes: [Int] = []
  var hasLoggedIn = false
}

enum AppAction {
  case counter(CounterAction)
  case decrTapped
  case loginTapped
}

enum CounterAction { case incrTapped, saveTapped }

/// The state that the counter's screen shows.
struct CounterScreenState: Equatable {
  var count: Int
  var isFavorite: Bool
}

// MARK: Your part. Everything above is given.

/// The part of the app's store that the counter's screen can read and send to.
func counterScope(
  of store: Store<AppState, AppAction>
) -> ScopedStore<CounterScreenState, CounterAction> {
  // Your code goes here. This is the scope of an unrelated store.
  Store(value: CounterScreenState(count: 0, isFavorite: false)) { _, _ in }.scope()
}

/// Draws the counter's screen each time the state that it shows has changed, and only then, until the token is cancelled.
/// A screen that draws for every action of the app flickers.
func drawCounter(
  of store: Store<AppState, AppAction>, _ draw: @escaping (CounterScreenState) -> Void
) -> ObserverToken {
  // Your code goes here.
  counterScope(of: store).observe(draw)
}
