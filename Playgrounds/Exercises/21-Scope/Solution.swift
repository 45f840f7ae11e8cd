// Exercise 21, solved: what belongs below `// MARK: Your part`.

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
