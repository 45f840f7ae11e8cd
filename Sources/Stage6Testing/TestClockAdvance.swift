// Stage 6: how a test moves the time on.
// SPDX-License-Identifier: MIT

import Synchronization

extension TestClock {
  /// Moves the time on by `duration`, and wakes those whose time has come, each at its own time.
  ///
  /// Between two of them it steps aside until nobody falls asleep any more, so that who sleeps again
  /// is woken again if that is due. What a task does that is not on the clock is its own affair: to be
  /// sure that one sleeps, await ``sleepers(atLeast:)``.
  public func advance(by duration: Duration) async {
    await settle()
    let end = now.advanced(by: duration)
    while await wakeNext(until: end) {}
    state.withLock { $0.now = max($0.now, end) }
    await settle()
  }

  /// Moves the time on as far as it takes until nobody sleeps.
  ///
  /// Not for a task that sleeps again and again for ever: that is never the case then.
  public func run() async {
    await settle()
    while await wakeNext(until: nil) {}
  }

  /// Returns when at least `count` tasks sleep, or the test is cancelled.
  public func sleepers(atLeast count: Int) async {
    while sleeping < count && !Task.isCancelled { await stepAside() }
  }

  /// Moves the time on to the next who is due and wakes it; `false` if there is none.
  private func wakeNext(until end: Instant?) async -> Bool {
    let next: Sleeper? = state.withLock { state in
      guard let first = state.sleepers.first else { return nil }
      if let end, first.deadline > end { return nil }
      state.now = max(state.now, first.deadline)
      state.events += 1
      state.awoken.insert(first.id)
      return state.sleepers.removeFirst()
    }
    guard let next else { return false }
    next.continuation.resume()
    while state.withLock({ $0.awoken.contains(next.id) }) { await stepAside() }
    await settle()
    return true
  }

  /// Steps aside until nobody has fallen asleep or woken up for a while.
  ///
  /// A task that was just started or woken gets to its next sleep in a few steps; each time this
  /// steps aside, those who wait for a thread or for the main actor get one further.
  private func settle() async {
    var events = state.withLock { $0.events }
    var quietFor = 0
    while quietFor < 64 {
      await stepAside()
      await stepAsideOnMainActor()
      let eventsNow = state.withLock { $0.events }
      quietFor = eventsNow == events ? quietFor + 1 : 0
      events = eventsNow
    }
  }

  @MainActor
  private func stepAsideOnMainActor() async { await Task.yield() }
}
