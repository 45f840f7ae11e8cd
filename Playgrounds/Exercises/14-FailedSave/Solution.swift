// Exercise 14, solved: what belongs below `// MARK: Your part`.

func favoritesReducer(
  _ environment: FavoritesEnvironment
) -> EffectReducer<FavoritesState, FavoritesAction> {
  { state, action in
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
