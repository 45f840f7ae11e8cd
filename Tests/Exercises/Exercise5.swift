// Exercise 5: what went wrong is said.
// SPDX-License-Identifier: MIT

import Stage1Store
import Stage4Effects
import Stage5Environment
import Testing

@Suite struct Exercise5 {
  struct FavoritesState {
    var primes = [2, 3, 5, 7]
    var message: String?
  }

  enum FavoritesAction {
    case saveTapped
    case saved
    case saveFailed(reason: String)
  }

  struct Environment {
    var save: @Sendable (_ primes: [Int]) async throws -> Void
  }

  /// Saves the favorite primes and says so; but as in the course, nobody hears of a failure.
  static func favoritesReducer(
    state: inout FavoritesState, action: FavoritesAction, environment: Environment
  ) -> Effect<FavoritesAction> {
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

  let reducer = underTest(yours: Self.favoritesReducer, solution: Solution5.favoritesReducer)

  @MainActor @Test func aSaveIsReported() async {
    let store = Store(
      value: FavoritesState(), reducer: reducer, environment: Environment(save: { _ in }))
    store.send(.saveTapped)
    await store.finish()
    #expect(store.value.message == "Saved")
  }

  @MainActor @Test func aFailedSaveIsReported() async {
    struct DiskIsFull: Error {}
    let store = Store(
      value: FavoritesState(), reducer: reducer,
      environment: Environment(save: { _ in throw DiskIsFull() }))
    store.send(.saveTapped)
    await store.finish()
    #expect(store.value.message == "Not saved: DiskIsFull()")
  }
}

// Hint 1: What does `try?` do with the error, and which action is sent then?

// Hint 2: A failure that can be expected is an action like any other: the effect sends it, and the
// reducer shows it. It is there already, and nobody sends it.

// Hint 3: Write `try`, and give `.run` its second closure:
// `catch: { error, send in await send(.saveFailed(reason: "\(error)")) }`.
