// Exercise 6, a bug hunt: saving.

import Stage4Effects

struct FavoritesState {
  var primes = [2, 3, 5, 7]
  var message: String?
}

enum FavoritesAction {
  case saveTapped
  case saved
  case saveFailed(reason: String)
}

struct FavoritesEnvironment {
  var save: @Sendable (_ primes: [Int]) async throws -> Void
}

// MARK: Your part. Everything above is given.

/// Saves the favorite primes.
///
/// A user reports: "It said Saved. The next day my primes were gone."
func favoritesReducer(
  _ environment: FavoritesEnvironment
) -> EffectReducer<FavoritesState, FavoritesAction> {
  { state, action in
    switch action {
    case .saveTapped:
      return .run { [primes = state.primes] send in
        try? await environment.save(primes)
        await send(.saved)
      }

    case .saved:
      state.message = "Saved"

    case .saveFailed(let reason):
      state.message = "Not saved: \(reason)"
    }
    return .none
  }
}
