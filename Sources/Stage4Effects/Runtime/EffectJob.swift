// Stage 4: an effect in flight.
// SPDX-License-Identifier: MIT

/// An effect in flight, or a group of them: a node in the tree that the store keeps of its effects.
/// It ends when its own work is done and its last member has ended. Not generic, because unspecialized
/// generic code is slow, and every effect has a job.
@usableFromInline nonisolated final class EffectJob {
  /// Jobs are numbered in the order in which they begin.
  let number: Int
  /// What this job is a group of, or `nil` if it is work: a `run` or a concatenation.
  let group: EffectGroup?
  private(set) weak var jobs: EffectJobs?
  /// `nil` for the root, and for a job that has ended.
  private var parent: EffectJob?
  private(set) var members: [Int: EffectJob] = [:]
  var task: Task<Void, Never>?
  private var isWorking = true
  /// Whether the job has ended or was cancelled, and so sends and starts nothing.
  var isOver: Bool
  private var waiting: [(number: Int, end: AsyncStream<Never>.Continuation)] = []
  private var lastWaiting = 0

  // What the effect retains. It is released when the job ends, on the store's actor.
  var action: Any?
  /// Sends an action of a `run` to the store.
  var receive: ((_ action: Any) -> Void)?
  /// Starts the next parts of a concatenation.
  private var startNext: (() -> Void)?

  /// Begins a job in `parent`. If that is over, so is the job.
  init(_ number: Int, in parent: EffectJob?, group: EffectGroup?, jobs: EffectJobs?) {
    (self.number, self.parent, self.group, self.jobs) = (number, parent, group, jobs)
    isOver = parent?.isOver ?? false
    parent?.members[number] = self
  }

  func isPart(of whole: EffectJob) -> Bool { self === whole || parent?.isPart(of: whole) == true }

  /// Ends the work of this job itself, and the job as soon as it has no members.
  func finish() {
    // Retained until the end: the store may be freed on another thread.
    guard let jobs else { return }
    isWorking = false
    guard members.isEmpty, let parent else { return }
    (isOver, self.parent) = (true, nil)
    defer { jobs.forget(self) }
    parent.members[number] = nil
    if !parent.members.isEmpty { return }
    for wait in parent.waiting { wait.end.finish() }
    parent.waiting = []
    if !parent.isWorking { parent.finish() }
  }

  /// Returns when the job has no members, or as soon as the calling task is cancelled.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    // New members may have begun by the time this continues.
    while !members.isEmpty && !Task.isCancelled {
      let (stream, number) = membersEnd()
      for await _ in stream {}
      waiting.removeAll { $0.number == number }
    }
  }

  /// Starts a task that does the work of a `run` outside the store's actor, and then ends the job on it.
  func startTask(
    priority: TaskPriority?, _ operation: @escaping @Sendable () async throws -> Void,
    catch: (@Sendable (any Error) async -> Void)?
  ) {
    nonisolated(unsafe) let job = self
    let inside = jobs?.inside
    @concurrent @Sendable func work() async {
      do { try await inside?(operation) } catch {
        if Task.isCancelled || error is CancellationError { return }
        if let `catch` { return await `catch`(error) }
        await job.onActor {
          guard let action = job.action else { return }
          job.jobs?.report(
            "An effect of the action \(action) failed, and it has no `catch`: \(error)")
        }
      }
    }
    // Begun on the main actor: a task that begins elsewhere wakes another thread while the main one
    // is busy, which takes longer than all the rest.
    if jobs?.actor === MainActor.shared {
      task = Task(priority: priority) { @MainActor in
        await work()
        job.finish()
      }
    } else {
      task = Task(priority: priority) {
        await work()
        await job.onActor { job.finish() }
      }
    }
  }

  /// Starts a task that runs `body` on the store's actor once the job has no members. It has the
  /// caller's priority and task-local values, and does not retain the actor while it waits.
  func startTask(whenMembersEnd body: @escaping () -> Void) {
    let (stream, _) = membersEnd()
    startNext = body
    nonisolated(unsafe) let job = self
    task = Task {
      for await _ in stream {}
      await job.onActor { job.startNext.take()?() }
    }
  }

  /// A stream that ends as soon as there are no members, and its number in `waiting`.
  private func membersEnd() -> (AsyncStream<Never>, Int) {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    lastWaiting += 1
    waiting.append((lastWaiting, continuation))
    return (stream, lastWaiting)
  }

  /// Runs `body` on the store's actor, or not at all if the store is gone.
  func onActor(_ body: () -> Void) async {
    nonisolated(unsafe) let body = body
    if let actor = jobs?.actor { await Self.run(on: actor, body) }
  }

  static func run(on actor: isolated any Actor, _ body: () -> Void) { body() }

  /// The job and its members.
  var all: [EffectJob] { [self] + members.values.flatMap(\.all) }

  func release() { (action, receive, startNext, parent, members) = (nil, nil, nil, nil, [:]) }
}
