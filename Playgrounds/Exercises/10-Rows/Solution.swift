// Exercise 10, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: Write the row first, as if there were only one: it knows neither the list nor its own
// position.
// Hint 2: Rows are found by their ids, and each action says which row it is for. The `pullback` for
// that has a parameter `elementsByID:`.
// Hint 3: `combine` runs its reducers in order, so list the rows before the list's own reducer. An
// `IdentifiedArray` removes elements by id, and can be created again from sorted elements.

func favoriteReducer(
  fact: @escaping @Sendable (Int) async -> String
) -> EffectReducer<Favorite, FavoriteAction> {
  { favorite, action in
    switch action {
    case .starTapped:
      favorite.stars += 1
      return .none
    case .factTapped:
      return .run { [prime = favorite.prime] send in await send(.factFound(fact(prime))) }
    case .factFound(let fact):
      favorite.fact = fact
      return .none
    case .deleteTapped:
      favorite.stars = 0
      return .none
    }
  }
}

func appReducer(
  fact: @escaping @Sendable (Int) async -> String
) -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(
      favoriteReducer(fact: fact), elementsByID: \.favorites,
      action: CasePath(\.favorite, AppAction.favorite))
    lift(listReducer)
  }
}

func listReducer(state: inout AppState, action: AppAction) {
  switch action {
  case .sortTapped:
    state.favorites = IdentifiedArray(
      uniqueElements: state.favorites.sorted { $0.stars > $1.stars })
  case .favorite(let row):
    if case .deleteTapped = row.action, let favorite = state.favorites.remove(id: row.id) {
      state.deleted.append(favorite)
    }
  }
}
