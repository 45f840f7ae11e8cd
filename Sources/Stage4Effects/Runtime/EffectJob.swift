// Stage 4: an effect in flight.
// SPDX-License-Identifier: MIT

/// An effect in flight, or a group of effects that are cancelled or awaited together.
///
/// Jobs form a tree: a job ends when its own work is done and its last member has ended. Not
/// generic, because unspecialized generic code is slow, and every effect has a job.
@usableFromInline
nonisolated final class EffectJob {
  /// Jobs are numbered in the order in which they begin.
  let number: Int
  /// The action that asked for the effect, or `nil` for a group that does no work of its own.
  var action: Any?
  let key: EffectKey?
  private(set) weak var jobs: EffectJobs?
  /// `nil` for the root, and for a job that has ended.
  private var parent: EffectJob?
  private(set) var members: [Int: EffectJob] = [:]
  var task: Task<Void, Never>?
  private var isWorking = true
  /// Whether the job has ended or was cancelled, and so sends and starts nothing.
  var isOver: Bool
  private var waiting: [Int: AsyncStream<Never>.Continuation] = [:]
  private var lastWaiting = 0

  /// Begins a job in `parent`. If that is over, so is the job.
  init(
    number: Int = 0, in parent: EffectJob? = nil, action: Any? = nil, key: EffectKey? = nil,
    jobs: EffectJobs? = nil
  ) {
    (self.number, self.parent, self.jobs) = (number, parent, jobs)
    (self.action, self.key) = (action, key)
    isOver = parent?.isOver ?? false
    parent?.members[number] = self
  }

  func isPart(of whole: EffectJob) -> Bool { self === whole || parent?.isPart(of: whole) == true }

  /// Ends the work of this job itself, and the job as soon as it has no members.
  func finish() {
    // Retained meanwhile: a store that is freed on another thread abandons the jobs.
    guard let jobs else { return }
    defer { withExtendedLifetime(jobs) {} }
    isWorking = false
    guard members.isEmpty, let parent else { return }
    isOver = true
    self.parent = nil
    defer { jobs.forget(self) }
    parent.members[number] = nil
    if !parent.members.isEmpty { return }
    for continuation in parent.waiting.values { continuation.finish() }
    parent.waiting = [:]
    if !parent.isWorking { parent.finish() }
  }

  /// Returns when the job has no members, or as soon as the calling task is cancelled.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    // New members may have begun by the time this continues.
    while !members.isEmpty && !Task.isCancelled {
      let (stream, number) = membersEnd()
      for await _ in stream {}
      waiting[number] = nil
    }
  }

  /// Starts a task that runs `body` on the store's actor once the job has no members. It has the
  /// caller's priority and task-local values, and does not retain the actor while it waits.
  func startTask(whenMembersEnd body: @escaping () -> Void) -> Task<Void, Never> {
    let (stream, _) = membersEnd()
    nonisolated(unsafe) var (job, body) = (self, Optional(body))
    return Task {
      for await _ in stream {}
      await job.onActor { if let body = body.take(), !job.isOver { body() } }
    }
  }

  /// A stream that ends as soon as there are no members, and its number in `waiting`.
  private func membersEnd() -> (AsyncStream<Never>, Int) {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    lastWaiting += 1
    waiting[lastWaiting] = continuation
    return (stream, lastWaiting)
  }

  /// Runs `body` on the store's actor, or not at all if the actor is gone.
  func onActor(_ body: () -> Void) async {
    guard let actor = jobs?.actor else { return }
    nonisolated(unsafe) let body = body
    func run(on actor: isolated any Actor) { body() }
    await run(on: actor)
  }

  /// Cancels the tasks of a store that was released.
  ///
  /// This may run on any thread, so it changes nothing that the tasks read.
  func abandon() {
    task?.cancel()
    for member in members.values { member.abandon() }
    members = [:]
  }
}
