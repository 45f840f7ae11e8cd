import Stage5Testing
import Stage6Children
import TestSupport
import Testing

/// The recipes of `Recipes.md` that take time.
@MainActor @Suite struct EffectRecipesTests {
  let clock = TestClock()

  // MARK: A timer

  struct Stopwatch: Equatable { var seconds = 0 }
  enum StopwatchAction: Equatable, Sendable { case startTapped, ticked, stopTapped }

  nonisolated static func stopwatch(
    clock: some Clock<Duration>
  ) -> EffectReducer<Stopwatch, StopwatchAction> {
    { stopwatch, action in
      switch action {
      case .startTapped:
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        }
        .cancellable(id: "timer", cancelInFlight: true)
      case .ticked:
        stopwatch.seconds += 1
        return .none
      case .stopTapped:
        return .cancel(id: "timer")
      }
    }
  }

  @Test func aTimerTicksUntilItIsStopped() async {
    let store = TestStore(value: Stopwatch(), reducer: Self.stopwatch(clock: clock))
    store.send(.startTapped)
    for second in 1...2 {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked) { $0.seconds = second }
    }
    store.send(.stopTapped)
    await store.finish()
  }

  // MARK: Throttle

  struct Map: Equatable {
    var position = 0
    var isWaiting = false
    var searched: [Int] = []
  }

  enum MapAction: Equatable, Sendable {
    case moved(Int)
    case waited
  }

  nonisolated static func map(clock: some Clock<Duration>) -> EffectReducer<Map, MapAction> {
    { map, action in
      switch action {
      case .moved(let position):
        map.position = position
        if map.isWaiting { return .none }
        map.isWaiting = true
        return .run { send in
          try await clock.sleep(for: .milliseconds(500))
          await send(.waited)
        }
      case .waited:
        map.isWaiting = false
        map.searched.append(map.position)  // Or return the effect that searches here.
        return .none
      }
    }
  }

  @Test func aThrottledMapSearchesWhileItMoves() async {
    let store = TestStore(value: Map(), reducer: Self.map(clock: clock))
    store.send(.moved(1)) { $0 = Map(position: 1, isWaiting: true) }
    store.send(.moved(2)) { $0.position = 2 }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    await store.receive(.waited) { $0 = Map(position: 2, searched: [2]) }
    await store.finish()
  }

  // MARK: Retry with back-off

  nonisolated static func retrying<Value: Sendable>(
    _ attempts: Int, clock: some Clock<Duration>,
    _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    for attempt in 1..<attempts {
      do { return try await work() } catch {
        // Throws at once if the effect was cancelled.
        try await clock.sleep(for: .seconds(1 << attempt))  // 2, 4, 8, …
      }
    }
    return try await work()
  }

  enum PageAction: Equatable, Sendable {
    case appeared
    case loaded(String)
    case failed
  }

  nonisolated static func page(
    load: @escaping @Sendable () async throws -> String, clock: some Clock<Duration>
  ) -> EffectReducer<String, PageAction> {
    { page, action in
      switch action {
      case .appeared:
        return .run { send in
          await send(.loaded(try await retrying(3, clock: clock, load)))
        } catch: { _, send in
          await send(.failed)
        }
      case .loaded(let text): page = text
      case .failed: page = "offline"
      }
      return .none
    }
  }

  @Test(arguments: [1, 2, 3])
  func aFailureIsRetriedAfterEverLongerPauses(failures: Int) async {
    struct Offline: Error {}
    let remaining = Locked(failures)
    let load = { @Sendable [remaining] () throws -> String in
      try remaining.withLock { remaining in
        remaining -= 1
        if remaining >= 0 { throw Offline() }
        return "text"
      }
    }
    let store = TestStore(value: "", reducer: Self.page(load: load, clock: clock))
    store.send(.appeared)
    for pause in [2, 4].prefix(failures) {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(pause))
    }
    if failures < 3 {
      await store.receive(.loaded("text")) { $0 = "text" }
    } else {
      await store.receive(.failed) { $0 = "offline" }
    }
    await store.finish()
    #expect(clock.now.offset == .seconds([2, 6, 6][failures - 1]))
  }
}
