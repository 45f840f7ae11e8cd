// Stage 5: time that passes when the test says so.

public import Testing

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

  // The class is `Sendable` unchecked: all variables are used on this queue only, which all clocks share.
  private static let queue = DispatchQueue(label: "TestClock")
  private var time = Instant()
  /// The tasks that sleep, and those whose alarm has rung but which do not run yet.
  private var sleepers: [Sleeper] = []
  /// How many times a task has fallen asleep or woken up.
  private var changes = 0
  /// The hash values of the tasks that sleep on any clock.
  private nonisolated(unsafe) static var tasksAsleep: Set<Int> = []

  private let wasMadeInTest = Test.current != nil

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
  /// After each, it lets other tasks run until no more of them fall asleep, so a task that sleeps again is woken
  /// again when due. To be sure that a task that works before it sleeps is among them, await
  /// `waitForSleepers(_:)`.
  public func advance(by duration: Duration) async {
    await settle()
    let end = now.advanced(by: duration)
    while await wakeNext(until: end) {}
    Self.queue.sync { time = max(time, end) }
  }

  /// Advances the clock until no task sleeps.
  ///
  /// It fails the test after it has woken 10,000 tasks: if one sleeps in an endless loop, advance the clock by a
  /// duration instead.
  public func run(sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle()
    for _ in 0..<Patience.forSleepers { if await !wakeNext() { return } }
    if sleeping == 0 { return }
    fail(
      """
      The clock has woken \(Patience.forSleepers) tasks, and \(sleeping) still sleep.

      Likely reason: an effect sleeps in an endless loop. Advance the clock by a duration instead.
      """, sourceLocation)
  }

  /// Returns when at least `count` tasks sleep, or the test is cancelled.
  ///
  /// It fails the test if none falls asleep or wakes up while other tasks get 20,000 turns, about half a second. If
  /// a task works for longer before it sleeps, let the test wait for that work first.
  public func waitForSleepers(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await settle(in: Patience.whileAsleep) { sleeping >= count || Task.isCancelled }
    if sleeping >= count || Task.isCancelled { return }
    fail(
      """
      Expected the number of tasks that sleep on the test clock to be \(count), but it stays \(sleeping).

      Likely reasons: the effect does not sleep, was not started, was cancelled or has failed, it sleeps on \
      another clock, or it still works, which the test has to wait for before.
      """, sourceLocation)
  }

  private func fail(_ text: String, _ sourceLocation: SourceLocation) {
    if !wasMadeInTest && Test.current == nil { fatalError(text) }
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
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
      await Patience.takeTurn()
    }
    await settle()
    return true
  }

  /// Lets other tasks run until `isDone`, or until none has fallen asleep or woken up in some turns.
  private func settle(
    in turns: Int = Patience.whileSettling, until isDone: () -> Bool = { false }
  ) async {
    var (seen, quietTurns) = (-1, 0)
    while quietTurns < turns && !isDone() {
      let now = Self.queue.sync { changes }
      quietTurns = now == seen ? quietTurns + 1 : 0
      seen = now
      await Patience.takeTurn()  // A busy main actor may not have started an effect yet.
    }
  }

  /// Whether each of these tasks sleeps on a clock. Its child tasks may work meanwhile; and if only they
  /// sleep, it does not. (A `Task` and an `UnsafeCurrentTask` of the same task hash alike.)
  static func areAsleep(_ tasks: [Task<Void, Never>]) -> Bool {
    queue.sync { tasks.allSatisfy { tasksAsleep.contains($0.hashValue) } }
  }
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
