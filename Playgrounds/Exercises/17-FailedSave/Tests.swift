// Exercise 17: its tests.

import Foundation
import Stage4Effects
import Testing

@MainActor @Suite struct Exercise17 {
  /// The messages that a user sees one after another.
  private func messages(
    save: @escaping @Sendable (_ primes: [Int]) async throws -> Void
  ) async -> [String] {
    let store = Store(
      value: FavoritesState(primes: [3, 11]),
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

  @Test func theFavoritesAreSaved() async {
    let saved = await messages(save: { if $0 != [3, 11] { throw Failure("\($0) was saved") } })
    #expect(saved == ["Saved"])
  }

  @Test(arguments: ["the disk is full", "the file is locked"])
  func aFailedSaveIsReported(reason: String) async {
    #expect(await messages(save: { _ in throw Failure(reason) }) == ["Not saved: \(reason)"])
  }

  /// The same text, whether it is printed or asked for its description.
  struct Failure: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }

    init(_ description: String) { self.description = description }
  }
}
