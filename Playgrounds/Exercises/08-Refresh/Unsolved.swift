// Exercise 8, a bug hunt: pull to refresh.

import Stage4Effects

struct AppState: Equatable {
  var seconds = 0
  var favorites: [Int] = []
}

enum AppAction {
  case launched
  case secondPassed
  case refreshPulled
  case favoritesLoaded([Int])
}

struct AppEnvironment {
  /// Has a new element each second, without end.
  var clock: AsyncStream<Void>
  var loadFavorites: @Sendable () async -> [Int]
}

func appReducer(_ environment: AppEnvironment) -> EffectReducer<AppState, AppAction> {
  { state, action in
    switch action {
    case .launched:
      return .run { send in for await _ in environment.clock { await send(.secondPassed) } }
    case .secondPassed:
      state.seconds += 1
    case .refreshPulled:
      return .run { send in await send(.favoritesLoaded(environment.loadFavorites())) }
    case .favoritesLoaded(let favorites):
      state.favorites = favorites
    }
    return .none
  }
}

// MARK: Your part. Everything above is given.

/// Refreshes the favorites, and returns when they have been loaded. SwiftUI's `refreshable` shows a spinner meanwhile.
/// When the screen disappears, it cancels the task that calls this function, and nobody needs the favorites anymore.
///
/// A user reports: "The spinner never stops, and when I leave the screen, it still loads."
@MainActor func refresh(_ store: Store<AppState, AppAction>) async {
  store.send(.refreshPulled)
  await store.finish()
}
