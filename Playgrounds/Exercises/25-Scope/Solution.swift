// Exercise 25, solved: what belongs below `// MARK: Your part`.

func counterScope(
  of store: Store<AppState, AppAction>
) -> ScopedStore<CounterScreenState, CounterAction> {
  store.scope(value: \.counterScreen, action: AppAction.counter)
}

extension AppState {
  var counterScreen: CounterScreenState {
    CounterScreenState(count: count, isFavorite: favoritePrimes.contains(count))
  }
}
