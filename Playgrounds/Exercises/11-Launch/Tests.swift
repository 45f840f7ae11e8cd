// Exercise 11: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise11 {
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

  /// Lets the effects go on as far as they can.
  private func questions(after question: String? = nil) async -> [String] {
    if let question { server.answer(question) }
    for _ in 0..<1_000 { await Task.yield() }
    return server.questions.keys.sorted()
  }

  @Test(arguments: [false, true]) func theAppIsLaunched(favoritesFirst: Bool) async {
    let both = ["settings", "favorites"]
    let (first, second) = favoritesFirst ? (both[1], both[0]) : (both[0], both[1])
    if favoritesFirst { (server.settings, server.favorites) = ("light", [5]) }
    let loaded: [LaunchAction] = [
      .settingsLoaded(server.settings), .favoritesLoaded(server.favorites),
    ]

    store.send(.launched)
    var questions = await questions()
    #expect(questions == ["log in"])
    questions = await self.questions(after: "log in")
    #expect(questions == ["favorites", "settings"])
    questions = await self.questions(after: first)
    #expect(questions == [second])
    #expect(store.value == [.launched, loaded[favoritesFirst ? 1 : 0]])
    questions = await self.questions(after: second)
    #expect(store.value == [.launched] + (favoritesFirst ? loaded.reversed() : loaded) + [.ready])
    #expect(store.effectsInFlight == 0)
    // An effect that still waits for an answer would never end.
    for question in questions { server.answer(question) }
  }
}
