// Exercise 6: its tests.

import Foundation
import Stage4Effects
import Testing

@MainActor @Suite struct Exercise6 {
  /// The messages that a user sees one after another.
  private func messages(
    favorites: [Int] = [3, 11], save: @escaping @Sendable (_ primes: [Int]) async throws -> Void
  ) async -> [String] {
    let store = Store(
      value: FavoritesState(primes: favorites),
      reducer: favoritesReducer(FavoritesEnvironment(save: save)))
    var messages: [String] = []
    let token = store.observe { state in
      if let message = state.message { messages.append(message) }
    }
    store.send(.saveTapped)
    await store.finish()
    token.cancel()
    return messages
  }

  @Test(arguments: [[3, 11], [2, 5, 7]]) func theFavoritesAreSaved(favorites: [Int]) async {
    let messages = await messages(
      favorites: favorites, save: { if $0 != favorites { throw Failure("\($0) was saved") } })
    #expect(messages == ["Saved"])
  }

  @Test(arguments: ["the disk is full", "the file is locked"])
  func aFailedSaveIsReported(reason: String) async {
    let messages = await messages(save: { _ in throw Failure(reason) })
    #expect(messages == ["Not saved: \(reason)"])
  }

  /// The same text, whether it is printed or asked for its description.
  struct Failure: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }

    init(_ description: String) { self.description = description }
  }
}
