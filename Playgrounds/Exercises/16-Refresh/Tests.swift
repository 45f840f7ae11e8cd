// Exercise 16: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise16 {
  let store: Store<AppState, AppAction>
  let second: AsyncStream<Void>.Continuation
  /// The server's answer to the next question.
  let answer: AsyncStream<[Int]>.Continuation

  init() {
    let (clock, second) = AsyncStream.makeStream(of: Void.self)
    let (answers, answer) = AsyncStream.makeStream(of: [Int].self)
    (self.second, self.answer) = (second, answer)
    let environment = AppEnvironment(
      clock: clock,
      loadFavorites: {
        for await answer in answers { return answer }
        return []
      })
    store = Store(value: AppState(), reducer: appReducer(environment))
    store.send(.launched)
  }

  @MainActor final class Refresh {
    var hasReturned = false
    var task: Task<Void, Never>?

    init(_ store: Store<AppState, AppAction>) {
      task = Task {
        await refresh(store)
        hasReturned = true
      }
    }
  }

  /// Lets everything go on as far as it can.
  private func settle() async { for _ in 0..<1_000 { await Task.yield() } }

  @Test func theSpinnerStopsWhenTheFavoritesAreLoaded() async {
    for favorites in [[2, 3], [5]] {
      let refresh = Refresh(store)
      await settle()
      #expect(!refresh.hasReturned, "The favorites are still loading.")
      answer.yield(favorites)
      await settle()
      #expect(store.value.favorites == favorites)
      #expect(refresh.hasReturned, "The favorites have been loaded.")
      refresh.task?.cancel()
    }
  }

  @Test func leavingTheScreenEndsTheLoadingAndNothingElse() async {
    let refresh = Refresh(store)
    await settle()
    #expect(store.effectsInFlight == 2)
    refresh.task?.cancel()
    await settle()
    #expect(store.effectsInFlight == 1)
    #expect(refresh.hasReturned)
    second.yield()
    answer.yield([2, 3])
    await settle()
    #expect(store.value == AppState(seconds: 1))
  }
}
