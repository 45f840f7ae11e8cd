// Exercise 9: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise9 {
  /// Answers a query when the test tells it to.
  @MainActor final class Library {
    var waiting: [String: CheckedContinuation<Void, Never>] = [:]

    func search(_ query: String) async -> String {
      await withCheckedContinuation { waiting[query] = $0 }
      return "books about \(query)"
    }
  }

  let library: Library
  let store: Store<SearchState, SearchAction>

  init() {
    let library = Library()
    self.library = library
    store = Store(value: SearchState(), reducer: searchReducer { await library.search($0) })
  }

  /// Answers `query` once it is searched for, unless nothing is in flight that could.
  private func answer(_ query: String) async throws {
    func isDone() -> Bool { library.waiting[query] != nil || store.effectsInFlight == 0 }
    for _ in 0..<40_000 where !isDone() { await Task.yield() }
    try #require(isDone(), "The effect in flight should search for \(query).")
    library.waiting.removeValue(forKey: query)?.resume()
  }

  @Test func theResultIsShown() async throws {
    store.send(.typed("birds"))
    #expect(store.value == SearchState(query: "birds"))
    try await answer("birds")
    await store.finish()
    #expect(store.value == SearchState(query: "birds", result: "books about birds"))
  }

  @Test func aNewQueryReplacesTheSearchForTheOldOne() async throws {
    store.send(.typed("red"))
    store.send(.typed("redux"))
    #expect(store.effectsInFlight == 1)
    try await answer("redux")
    try await answer("red")
    await store.finish()
    #expect(store.value == SearchState(query: "redux", result: "books about redux"))
  }

  @Test(arguments: [SearchAction.typed(""), .closeTapped])
  func closingAndAnEmptyQueryCancelTheSearch(last: SearchAction) async throws {
    store.send(.typed("birds"))
    #expect(store.effectsInFlight == 1)
    store.send(last)
    try #require(store.effectsInFlight == 0)
    #expect(store.value == SearchState())
    try await answer("birds")
    await store.finish()
    #expect(store.value == SearchState())
  }

  @Test(arguments: [SearchAction.typed(""), .closeTapped])
  func closingAndAnEmptyQueryClearTheResult(last: SearchAction) async throws {
    store.send(.typed("birds"))
    try await answer("birds")
    await store.finish()
    #expect(store.value.result == "books about birds")
    store.send(last)
    #expect(store.value == SearchState())
  }
}
