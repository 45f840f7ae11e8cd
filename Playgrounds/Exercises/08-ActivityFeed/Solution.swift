// Exercise 8, solved: what belongs below `// MARK: Your part`.

func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  { state, action in
    let before = state.favoritePrimes
    reducer(&state, action)
    let after = state.favoritePrimes
    state.activityFeed += before.filter { !after.contains($0) }.map { .removedFavoritePrime($0) }
    state.activityFeed += after.filter { !before.contains($0) }.map { .addedFavoritePrime($0) }
  }
}
