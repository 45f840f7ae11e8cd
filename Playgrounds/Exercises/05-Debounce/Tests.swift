// Exercise 5: its tests.

import Stage5Testing
import Testing

extension Effect {
  /// Hides the one of stage 4.
  func debounce<Time: Clock>(
    id: some Hashable, for duration: Time.Duration, clock: Time
  ) -> Effect {
    Issue.record("This is what you write here, from simpler effects.")
    return self
  }
}

@MainActor @Suite struct Exercise5 {
  enum Action {
    case typed(String, field: String = "search")
    case search(String)
  }

  let clock: TestClock
  let store: Store<[String], Action>

  init() {
    let clock = TestClock()
    self.clock = clock
    store = Store(value: []) { (searches: inout [String], action: Action) -> Effect<Action> in
      switch action {
      case .typed(let query, let field):
        return debounced(.send(.search(query)), id: field, for: .milliseconds(300), clock: clock)
      case .search(let query):
        searches.append(query)
        return .none
      }
    }
  }

  /// Sends the action, and waits until its effect sleeps.
  private func send(_ action: Action) async {
    store.send(action)
    for _ in 0..<200_000 {
      if clock.sleeping == store.effectsInFlight { break }
      await Task.yield()
    }
    let isAsleep = clock.sleeping > 0 && clock.sleeping == store.effectsInFlight
    #expect(isAsleep, "The effect should sleep on the clock.")
  }

  /// Waits until the effects have ended. Gives up after a while.
  private func finish() async {
    for _ in 0..<40_000 where store.effectsInFlight > 0 { await Task.yield() }
  }

  @Test func theEffectStartsAfterTheDuration() async {
    await send(.typed("red"))
    #expect(store.value == [])
    await clock.advance(by: .milliseconds(299))
    #expect(store.value == [])
    await clock.advance(by: .milliseconds(1))
    await finish()
    #expect(store.value == ["red"])
  }

  @Test func anotherEffectReplacesItAndWaitsAgain() async {
    await send(.typed("red"))
    await clock.advance(by: .milliseconds(200))
    await send(.typed("redux"))
    await clock.advance(by: .milliseconds(200))
    #expect(store.value == [])
    await clock.advance(by: .milliseconds(100))
    await finish()
    #expect(store.value == ["redux"])
  }

  @Test func effectsWithOtherIDsAreLeftAlone() async {
    await send(.typed("red", field: "title"))
    await send(.typed("Tolstoy", field: "author"))
    await clock.advance(by: .milliseconds(300))
    await finish()
    #expect(store.value.sorted() == ["Tolstoy", "red"])
  }
}
