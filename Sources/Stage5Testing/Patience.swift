// Stage 5: how long a test waits for tasks that it cannot see.

/// How often other tasks get a turn before a test stops waiting for them. Turns are counted, not seconds: on a busy
/// machine they take longer, for the test as for its effects.
nonisolated enum Patience {
  /// For tasks that were just started or woken: they need a few turns to send an action, or to sleep again.
  static let whileSettling = 64
  /// While every effect sleeps on a test clock, so that only a child task or a callback could go on. They take
  /// about half a second.
  static let whileAsleep = 20_000
  /// While an effect is at work, or waits for something that the test does not control. They take about
  /// half a minute.
  @TaskLocal static var whileAtWork = 1_000_000
  /// How many tasks a clock wakes, until none sleeps.
  @TaskLocal static var forSleepers = 10_000

  /// Lets the tasks run that wait for a thread, and then those that wait for the main actor. A mere yield lets
  /// only those of a higher priority run.
  @concurrent static func takeTurn() async {
    await Task.yield()
    await takeTurnOnMainActor()
  }

  @MainActor private static func takeTurnOnMainActor() async { await Task.yield() }
}
