// Stage 6: time that passes when the test says so.
// SPDX-License-Identifier: MIT

import Synchronization

/// A clock that stands still until a test moves it on.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(value: Search(), reducer: searchReducer(clock: clock))
/// store.send(.typed("prime")) { $0.query = "prime" }
/// await clock.sleepers(atLeast: 1)
/// await clock.advance(by: .milliseconds(300))
/// await store.receive(\.found) { $0.results = ["2", "3"] }
/// ```
///
/// It never looks at another clock.
public final class TestClock: Clock, Sendable {
  /// A time on this clock.
  public struct Instant: InstantProtocol {
    /// How long after the clock was made.
    public var offset: Duration

    /// Makes the instant that is `offset` after the clock was made.
    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  struct State {
    var now = Instant()
    var lastID = 0
    /// In order of deadline; of those with one deadline, in order of start.
    var sleepers: [Sleeper] = []
    /// How many fell asleep or woke up so far.
    var events = 0
    /// Who was woken and does not run yet.
    var awoken: Set<Int> = []
  }

  let state = Mutex(State())

  /// Makes a clock on which no time has passed.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep.
  public var sleeping: Int { state.withLock { $0.sleepers.count } }

  /// Returns when the clock has been moved to `deadline`; at once if it is there.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock {
      $0.lastID += 1
      return $0.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      take(id)?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.awoken.remove(id) }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    // Whoever is cancelled was so before `onCancel` looks for it, so one of the two sees it.
    let isAwake = state.withLock { state in
      if Task.isCancelled || sleeper.deadline <= state.now { return true }
      let place = state.sleepers.firstIndex { $0.deadline > sleeper.deadline }
      state.sleepers.insert(sleeper, at: place ?? state.sleepers.endIndex)
      state.events += 1
      return false
    }
    guard isAwake else { return }
    if Task.isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else {
      sleeper.continuation.resume()
    }
  }

  private func take(_ id: Int) -> Sleeper? {
    state.withLock { state in
      guard let place = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
      state.events += 1
      return state.sleepers.remove(at: place)
    }
  }
}
