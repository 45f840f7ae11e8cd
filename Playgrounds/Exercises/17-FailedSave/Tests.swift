// Exercise 17: its tests.
// SPDX-License-Identifier: MIT

import Foundation
import Stage4Effects
import Testing

@MainActor @Suite struct Exercise17 {
  @Test func aSaveIsReported() async {
    let store = Store(
      value: FavoritesState(),
      reducer: favoritesReducer(FavoritesEnvironment(save: { _ in })))
    store.send(.saveTapped)
    await store.finish()
    #expect(store.value.message == "Saved")
  }

  @Test func aFailedSaveIsReported() async {
    let store = Store(
      value: FavoritesState(),
      reducer: favoritesReducer(FavoritesEnvironment(save: { _ in throw DiskIsFull() })))
    store.send(.saveTapped)
    await store.finish()
    #expect(store.value.message == "Not saved: the disk is full")
  }

  /// The same text, whether it is printed or asked for its description.
  struct DiskIsFull: LocalizedError, CustomStringConvertible {
    let description = "the disk is full"
    var errorDescription: String? { description }
  }
}
