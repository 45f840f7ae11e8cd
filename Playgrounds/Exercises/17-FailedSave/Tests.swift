// Exercise 17: its tests.
// SPDX-License-Identifier: MIT

import Stage5Environment
import Testing

@MainActor @Suite struct Exercise17 {
  @Test func aSaveIsReported() async {
    let store = Store(
      value: FavoritesState(), reducer: favoritesReducer,
      environment: FavoritesEnvironment(save: { _ in }))
    store.send(.saveTapped)
    await store.finish()
    #expect(store.value.message == "Saved")
  }

  @Test func aFailedSaveIsReported() async {
    struct DiskIsFull: Error {}
    let store = Store(
      value: FavoritesState(), reducer: favoritesReducer,
      environment: FavoritesEnvironment(save: { _ in throw DiskIsFull() }))
    store.send(.saveTapped)
    await store.finish()
    #expect(store.value.message == "Not saved: DiskIsFull()")
  }
}
