// Stage 5: time that passes when the test says so.

/// A clock that stands still until a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(value: Search(), reducer: searchReducer(clock: clock))
/// store.send(.typed("prime")) { $0.query = "prime" }
/// await clock.waitForSleepers(1)
/// await clock.advance(by: .milliseconds(300))
/// await store.receive(\.found) { $0.results = ["2", "3"] }
/// ```
public nonisolated final class TestClock: Clock, @unchecked Sendable {
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let alarm: AsyncStream<Never>.Continuation
    let task: Int
  }

  // The class is `Sendable` unchecked: all variables are used on this queue only, which all
  // clocks share.
  private static let queue = DispatchQueue(label: "TestClock")
  private var time = Instant()
  /// The tasks that sleep, and those whose alarm has rung but which do not run yet.
  private var sleepers: [Sleeper] = []
  /// How many times a task has fallen asleep or woken up.
  private var changes = 0
  /// The hash values of the tasks that sleep on any clock.
  private nonisolated(unsafe) static var tasksAsleep: Set<Int> = []

  public init() {}

  public var now: Instant { Self.queue.sync { time } }
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that sleep on this clock.
  public var sleeping: Int { Self.queue.sync { sleepers.count { $0.deadline > time } } }

  /// Returns once the clock has been advanced to `deadline`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let (night, alarm) = AsyncStream<Never>.makeStream()
    let task = withUnsafeCurrentTask { $0!.hashValue }
    let id: Int? = Self.queue.sync {
      if deadline <= time { return nil }
      changes += 1
      Self.tasksAsleep.insert(task)
      sleepers.append(Sleeper(id: changes, deadline: deadline, alarm: alarm, task: task))
      return changes
    }
    if let id {
      alarm.onTermination = { [self] in if $0 == .cancelled { wakeUp(id) } }
      for await _ in night {}
      wakeUp(id)
    }
    try Task.checkCancellation()
  }

  /// Advances the clock by `duration`, and wakes each task that is due at its own time.
  ///
  /// After each, it lets other tasks run until no more of them fall asleep, so a task that sleeps
  /// again is woken again when due. The clock cannot see what a task does between two sleeps: to be
  /// sure that it sleeps, await ``waitForSleepers(_:)``.
  public func advance(by duration: Duration) async {
    await settle()
    let end = now.advanced(by: duration)
    while await wakeNext(until: end) {}
    Self.queue.sync { time = max(time, end) }
  }

  /// Advances the clock until no task sleeps.
  ///
  /// Do not use it with a task that sleeps in an endless loop: it would never return.
  public func run() async {
    await settle()
    while await wakeNext() {}
  }

  /// Returns when at least `count` tasks sleep, or the test is cancelled.
  public func waitForSleepers(_ count: Int) async {
    while sleeping < count && !Task.isCancelled { await Self.stepAside() }
  }

  private func wakeUp(_ id: Int) {
    Self.queue.sync {
      changes += 1
      guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
      Self.tasksAsleep.remove(sleepers.remove(at: index).task)
    }
  }

  /// Advances the clock to the next deadline and waits until that sleeper runs; `false` if there is
  /// none up to `end`.
  private func wakeNext(until end: Instant? = nil) async -> Bool {
    let next: Sleeper? = Self.queue.sync {
      let next = sleepers.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
      guard let next, next.deadline <= end ?? next.deadline else { return nil }
      time = max(time, next.deadline)
      return next
    }
    guard let next else { return false }
    next.alarm.finish()
    while Self.queue.sync(execute: { sleepers.contains { $0.id == next.id } }) {
      await Self.stepAside()
    }
    await settle()
    return true
  }

  /// Lets other tasks run until none has fallen asleep or woken up for 64 rounds.
  ///
  /// A task that was just started or woken gets to its next sleep in a few steps. In each round, the
  /// tasks that wait for a thread or for the main actor take one step.
  private func settle() async {
    var (seen, quietRounds) = (-1, 0)
    while quietRounds < 64 {
      let now = Self.queue.sync { changes }
      quietRounds = now == seen ? quietRounds + 1 : 0
      seen = now
      await Self.stepAside()
      await stepAsideOnMainActor()
    }
  }

  /// Whether each of these tasks sleeps on a clock. Its child tasks may work meanwhile; and if only they
  /// sleep, it does not. (A `Task` and an `UnsafeCurrentTask` of the same task hash alike.)
  static func areAsleep(_ tasks: [Task<Void, Never>]) -> Bool {
    queue.sync { tasks.allSatisfy { tasksAsleep.contains($0.hashValue) } }
  }

  /// Lets the tasks run that wait for a thread; a mere yield lets only those of a higher priority run.
  @concurrent
  static func stepAside() async { await Task.yield() }

  @MainActor
  private func stepAsideOnMainActor() async { await Task.yield() }
}

#if canImport(Dispatch)
  import Dispatch
#else
  /// Where there is no Dispatch, there is one thread only.
  private nonisolated struct DispatchQueue {
    init(label: String) {}
    func sync<Result>(execute work: () -> Result) -> Result { work() }
  }
#endif
