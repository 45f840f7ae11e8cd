// Exercise 22, solved.
// SPDX-License-Identifier: MIT

import Stage6Children

struct AppState: Equatable {
  var favorites: IdentifiedArray<Favorite> = []
}

struct Favorite: Equatable, Identifiable {
  let prime: Int
  var stars = 0
  var fact: String?

  var id: Int { prime }
}

enum AppAction {
  case favorite(ElementAction<Int, FavoriteAction>)
  case sortTapped

  var favorite: ElementAction<Int, FavoriteAction>? {
    if case .favorite(let action) = self { action } else { nil }
  }
}

enum FavoriteAction {
  case starTapped
  case factTapped
  case factFound(String)
  case deleteTapped
}

/// A row: `starTapped` adds a star, `factTapped` asks for a fact about the prime, and `factFound` keeps it.
/// It leaves `deleteTapped` to the list.
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
      return .none
    }
  }
}

/// The list: `sortTapped` puts the favorites with the most stars first, and `deleteTapped` in a row removes the
/// row. Each row gets all of its actions, even the one that removes it.
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
    if case .deleteTapped = row.action { state.favorites[id: row.id] = nil }
  }
}
