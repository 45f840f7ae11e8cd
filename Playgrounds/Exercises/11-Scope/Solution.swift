// Exercise 11, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: A scope needs two things: where its value is in the app's value, and how its actions
// become app actions. Look up `scope(value:action:)`.
// Hint 2: The app's state has no property of type `CounterScreenState`. But a property can also be
// computed.
// Hint 3: An enum case with a payload is also a function that creates an action, so you can pass it
// directly. Besides `observe`, a scope has a function that compares the values.

func counterScope(
  of store: Store<AppState, AppAction>
) -> ScopedStore<CounterScreenState, CounterAction> {
  store.scope(value: \.counterScreen, action: AppAction.counter)
}

func drawCounter(
  of store: Store<AppState, AppAction>, _ draw: @escaping (CounterScreenState) -> Void
) -> ObserverToken {
  counterScope(of: store).observeChanges(draw)
}

extension AppState {
  var counterScreen: CounterScreenState {
    CounterScreenState(count: count, isFavorite: favoritePrimes.contains(count))
  }
}
