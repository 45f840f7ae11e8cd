// Exercise 4: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise4 {
  /// Answers when the test tells it to.
  @MainActor final class Server {
    var settings = "dark"
    var favorites = [2, 3]
    var questions: [String: CheckedContinuation<Void, Never>] = [:]

    func answer(_ question: String) { questions.removeValue(forKey: question)?.resume() }
    func wait(for question: String) async {
      await withCheckedContinuation { questions[question] = $0 }
    }
  }

  let server: Server
  /// Its value is all actions.
  let store: Store<[LaunchAction], LaunchAction>

  init() {
    let server = Server()
    self.server = server
    let environment = LaunchEnvironment(
      logIn: { await server.wait(for: "log in") },
      loadSettings: {
        await server.wait(for: "settings")
        return await server.settings
      },
      loadFavorites: {
        await server.wait(for: "favorites")
        return await server.favorites
      })
    store = Store(value: []) { (actions: inout [LaunchAction], action: LaunchAction) in
      actions.append(action)
      return action == .launched ? launch(environment) : .none
    }
  }

  /// Waits until the server has been asked these questions and the store has got so many actions. Gives up after a while.
  private func wait(for questions: [String], actions: Int) async throws {
    func isDone() -> Bool {
      server.questions.keys.sorted() == questions && store.value.count == actions
    }
    for _ in 0..<40_000 {
      if isDone() { break }
      await Task.yield()
    }
    for _ in 0..<1_000 { await Task.yield() }  // Does anything come too early?
    try #require(server.questions.keys.sorted() == questions)
  }

  @Test(arguments: [false, true]) func theAppIsLaunched(favoritesFirst: Bool) async throws {
    let both = ["settings", "favorites"]
    let (first, second) = favoritesFirst ? (both[1], both[0]) : (both[0], both[1])
    if favoritesFirst { (server.settings, server.favorites) = ("light", [5]) }
    let loaded: [LaunchAction] = [
      .settingsLoaded(server.settings), .favoritesLoaded(server.favorites),
    ]

    // An effect that still waits for an answer would never end.
    defer { for question in server.questions.keys { server.answer(question) } }
    store.send(.launched)
    try await wait(for: ["log in"], actions: 1)
    server.answer("log in")
    try await wait(for: ["favorites", "settings"], actions: 1)
    server.answer(first)
    try await wait(for: [second], actions: 2)
    #expect(store.value == [.launched, loaded[favoritesFirst ? 1 : 0]])
    server.answer(second)
    try await wait(for: [], actions: 4)
    #expect(store.value == [.launched] + (favoritesFirst ? loaded.reversed() : loaded) + [.ready])
  }
}
