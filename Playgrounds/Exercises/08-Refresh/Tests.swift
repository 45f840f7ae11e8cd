// Exercise 8: its tests.

import Stage4Effects
import Testing

@MainActor @Suite struct Exercise8 {
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

  /// Gives up after a while.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<40_000 {
      if isDone() { break }
      await Task.yield()
    }
  }

  @Test func theSpinnerStopsWhenTheFavoritesAreLoaded() async {
    for favorites in [[2, 3], [5]] {
      let refresh = Refresh(store)
      await wait { store.effectsInFlight == 2 }
      for _ in 0..<1_000 { await Task.yield() }
      #expect(!refresh.hasReturned, "The favorites are still loading.")
      answer.yield(favorites)
      await wait { refresh.hasReturned }
      #expect(store.value.favorites == favorites)
      #expect(refresh.hasReturned, "The favorites have been loaded.")
      refresh.task?.cancel()
    }
  }

  @Test func leavingTheScreenEndsTheLoadingAndNothingElse() async {
    let refresh = Refresh(store)
    await wait { store.effectsInFlight == 2 }
    refresh.task?.cancel()
    await wait { store.effectsInFlight == 1 && refresh.hasReturned }
    #expect(store.effectsInFlight == 1)
    #expect(refresh.hasReturned)
    answer.yield([2, 3])
    second.yield()
    await wait { store.value.seconds == 1 }
    #expect(store.value == AppState(seconds: 1))
  }
}
