// Stage 4: an effect in flight.
// SPDX-License-Identifier: MIT

/// An effect in flight, or a group of effects that are cancelled or awaited together.
///
/// Jobs form a tree: a group ends when its own work is done and its last member has ended. Not
/// generic, because unspecialized generic code is slow, and every effect has a job.
@usableFromInline
nonisolated final class EffectJob {
  /// Jobs are numbered in the order in which they begin.
  let number: Int
  /// The action that asked for the effect, or `nil` for a group that does no work of its own.
  let action: Any?
  let key: EffectKey?
  /// For the effects of a child that may leave: finds the child in the store's value.
  let find: ((Any) -> Any?)?
  private(set) weak var jobs: EffectJobs?
  /// `nil` for the root, and for a job that has ended.
  var parent: EffectJob?
  var members: [Int: EffectJob] = [:]
  var task: Task<Void, Never>?
  /// Whether the work of this job itself is still to be done.
  var isWorking = true
  /// Whether the job has ended or was cancelled. It sends and starts nothing any more.
  var isOver: Bool
  private var waiting: [Int: AsyncStream<Never>.Continuation] = [:]

  init(
    number: Int = 0, action: Any? = nil, key: EffectKey? = nil, find: ((Any) -> Any?)? = nil,
    parent: EffectJob? = nil, jobs: EffectJobs? = nil
  ) {
    self.number = number
    self.action = action
    self.key = key
    self.find = find
    self.parent = parent
    self.jobs = jobs
    self.isOver = parent?.isOver ?? false
  }

  func isPart(of whole: EffectJob) -> Bool { self === whole || parent?.isPart(of: whole) == true }

  static func inOrder(_ jobs: [Int: EffectJob]) -> [EffectJob] {
    jobs.values.sorted { $0.number < $1.number }
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

  /// Starts a task that runs `body` on the store's actor when the job has no members any more.
  ///
  /// The task has the priority and the task-local values of the caller. It does not retain the actor
  /// while it waits.
  func startTask(whenMembersEnd body: @escaping () -> Void) -> Task<Void, Never> {
    let (stream, _) = membersEnd()
    nonisolated(unsafe) let (job, body) = (self, body)
    return Task {
      for await _ in stream {}
      await job.onActor { if !job.isOver { body() } }
    }
  }

  /// A stream that ends as soon as there are no members, and its number in `waiting`.
  private func membersEnd() -> (AsyncStream<Never>, Int) {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let number = (waiting.keys.max() ?? 0) + 1
    waiting[number] = continuation
    return (stream, number)
  }

  func resumeWaiting() {
    for continuation in waiting.values { continuation.finish() }
    waiting = [:]
  }

  /// Runs `body` on the store's actor, or not at all if the actor is gone.
  func onActor(_ body: () -> Void) async {
    guard let actor = jobs?.actor else { return }
    nonisolated(unsafe) let body = body
    func run(on actor: isolated any Actor) { body() }
    await run(on: actor)
  }
}

/// Identifies a group of effects by the path of the feature that they come from and the id they
/// have there. The group of all effects of a child has no id.
nonisolated struct EffectKey: Hashable {
  let path: [EffectID]
  let id: EffectID?
}
