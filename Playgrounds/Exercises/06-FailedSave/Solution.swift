// Exercise 6, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: What does `try?` do with the error, and which action is sent then?
// Hint 2: An expected failure is an action like any other: the effect sends it, and the reducer
// shows it. The action exists, but does anything send it?
// Hint 3: An effect may throw. Look up the last parameter of `run`.

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
