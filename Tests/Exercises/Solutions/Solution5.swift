// Exercises: the solution of number 5.
// SPDX-License-Identifier: MIT

import Stage4Effects

enum Solution5 {
  static func favoritesReducer(
    state: inout Exercise5.FavoritesState, action: Exercise5.FavoritesAction,
    environment: Exercise5.Environment
  ) -> Effect<Exercise5.FavoritesAction> {
    switch action {
    case .saveTapped:
      return .run { [primes = state.primes] send in
        try await environment.save(primes)
        await send(.saved)
      } catch: { error, send in
        await send(.saveFailed(reason: "\(error)"))
      }

    case .saved:
      state.message = "Saved"

    case .saveFailed(let reason):
      state.message = "Not saved: \(reason)"
    }
    return .none
  }
}
