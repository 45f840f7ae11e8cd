// Stage 4: an effect in flight.

/// An effect in flight, or a group of them: a node in the tree that the store keeps of its effects.
/// Not generic, because unspecialized generic code is slow, and every effect has a job.
@usableFromInline nonisolated final class EffectJob {
  /// Jobs are numbered in the order in which they begin.
  let number: Int
  /// What this job is a group of, or `nil` if it is a `run`, a `merge` or a `concatenate`.
  let group: EffectGroup?
  private(set) weak var jobs: EffectJobs?
  /// Whether it belongs to the store alone, and goes on when its child has left.
  let isFireAndForget: Bool
  /// `nil` for the root, and for a job that has ended. Unowned, so that a job goes with its parent.
  unowned var parent: EffectJob?
  var members: [Int: EffectJob] = [:]
  var state = EffectState.active
  /// Whether its own work goes on. The job ends when that is done and its last member has ended.
  var isWorking = true
  /// How many parts have not started, and whether each starts when the previous one has ended.
  var partsLeft = 0, isInTurn = false
  var task: Task<Void, Never>?
  /// Those who wait until there are no members, or its own work has ended.
  var waiting: [(number: Int, end: AsyncStream<Never>.Continuation)] = []
  var lastWaiting = 0

  // What the effect retains. It is released when the job ends, on the store's actor.
  var action: Any?
  /// Sends an action of a `run` to the store.
  var receive: ((_ action: Any) -> Void)?
  /// Starts the next part of a `merge` or a `concatenate`.
  var startPart: ((_ open: inout [EffectJob]) -> Void)?
  /// Whether the child of this job is there.
  var isThere: () -> Bool = { true }

  /// Begins a job in `parent`, with its state, except for `fireAndForget` of a child that has left.
  init(
    _ number: Int, in parent: EffectJob?, group: EffectGroup?, isFireAndForget: Bool = false,
    jobs: EffectJobs?
  ) {
    (self.number, self.parent, self.group, self.jobs) = (number, parent, group, jobs)
    self.isFireAndForget = isFireAndForget
    guard let parent else { return }
    state = parent.state == .abandoned && isFireAndForget ? .active : parent.state
    parent.members[number] = self
  }

  func isPart(of whole: EffectJob) -> Bool { self === whole || parent?.isPart(of: whole) == true }

  /// Whether what the job sends counts: it was not cancelled, and its child was not found to be gone.
  /// `fireAndForget` stays active then, but is in a job that does not: it may not act.
  var mayAct: Bool { state == .active && parent?.mayAct != false }

  /// The job, its members, and theirs.
  var all: [EffectJob] {
    var (all, next) = ([self], 0)
    while next < all.count {
      all += all[next].members.values
      next += 1
    }
    return all
  }
}

/// The action that asked for effects, or `nil` for `wait`: the origin of the actions that they send.
nonisolated final class EffectCause {
  let action: Any?
  /// Contains the effects of this action, and of the actions that they send. Weak, because they retain
  /// this.
  private(set) weak var job: EffectJob?
  /// What has been reported for it.
  var reports: [String] = []

  init(_ action: Any?, _ job: EffectJob) { (self.action, self.job) = (action, job) }
}

/// Effects that are cancelled or awaited together.
nonisolated enum EffectGroup: Hashable {
  /// All effects of the feature with this name, and of its children; of the store, if it is empty.
  case child([EffectID])
  /// The effects under a cancellation id of the feature with this name.
  case id(EffectID, of: [EffectID])
  /// The effects that `sendAndWait` waits for.
  case wait
}

nonisolated enum EffectState {
  case active
  /// Its child has left, or its `sendAndWait` was cancelled. Starts only `fireAndForget` and `report`.
  case abandoned
  /// Starts only `report` effects.
  case cancelled
  case ended
}
