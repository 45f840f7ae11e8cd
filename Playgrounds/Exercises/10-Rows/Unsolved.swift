// Exercise 10: rows.

import Stage6Children

struct AppState: Equatable {
  var favorites: IdentifiedArray<Favorite> = []
  /// The favorites that were deleted, the last one last.
  var deleted: [Favorite] = []
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

// MARK: Your part. Everything above is given.

/// A row: `starTapped` adds a star, `factTapped` asks for a fact about the prime, and `factFound` keeps it.
/// `deleteTapped` takes back all stars, and leaves the rest to the list.
func favoriteReducer(
  fact: @escaping @Sendable (Int) async -> String
) -> EffectReducer<Favorite, FavoriteAction> {
  { favorite, action in
    // Your code goes here.
    .none
  }
}

/// The list: `sortTapped` puts the favorites with the most stars first, and `deleteTapped` in a row moves the row to
/// `deleted`. Each row gets all of its actions, even the one that removes it. An action for a row that is no longer in
/// the list changes nothing, and the store reports it.
func appReducer(
  fact: @escaping @Sendable (Int) async -> String
) -> EffectReducer<AppState, AppAction> {
  // Your code goes here.
  { _, _ in .none }
}
