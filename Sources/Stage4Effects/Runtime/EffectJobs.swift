// Stage 4: keeps track of the effects in flight.
// SPDX-License-Identifier: MIT

/// The effects in flight of one store, as a tree of jobs. Used on the store's actor only.
///
/// Releasing it cancels all tasks in it.
@usableFromInline
nonisolated final class EffectJobs {
  /// Whether there are effects of children that may leave.
  @exclusivity(unchecked) @usableFromInline var watchesChildren = false
  /// The job that contains all others.
  let root = EffectJob()
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  private(set) var groups: [EffectKey: [Int: EffectJob]] = [:]
  private(set) var children: [Int: EffectJob] = [:]
  private var lastNumber = 0

  init(actor: any Actor, report: @escaping (String) -> Void) {
    // A compiler bug: in an actor's async initializer, `#isolation` is a null pointer.
    if unsafeBitCast(actor as AnyObject, to: UInt.self) == 0 {
      fatalError(
        """
        A store with effects was created in an actor's async initializer, which is not isolated yet. \
        Create it in a method, or write `lazy var store = Store(…, isolation: self)`.
        """)
    }
    self.actor = actor
    self.report = report
  }

  deinit { abandon(root) }

  /// Traps in a debug build if the caller is not on the store's actor.
  func checkIsolation() {
    #if DEBUG
      guard let actor else { return }
      let message =
        "A store with effects is used only on the actor that it was created on: \(actor)."
      // On some systems, the runtime's own check prints nothing about the main actor.
      if actor === MainActor.shared && !isOnMainQueue { reportToStandardError(message) }
      actor.assertIsolated(message)
    #endif
  }

  /// Adds a job to `parent`. If `parent` is over, so is the job.
  ///
  /// - Parameters:
  ///   - action: For work: the action that asked for it.
  ///   - key: For a group that is cancelled by an id, or with its child.
  ///   - find: For the group of a child that may leave: finds the child in the store's value.
  func begin(
    in parent: EffectJob, action: Any? = nil, key: EffectKey? = nil, find: ((Any) -> Any?)? = nil
  ) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(
      number: lastNumber, action: action, key: key, find: find, parent: parent, jobs: self)
    parent.members[job.number] = job
    if let key { groups[key, default: [:]][job.number] = job }
    if find != nil {
      children[job.number] = job
      watchesChildren = true
    }
    return job
  }

  /// Ends the work of `job` itself, and the job as soon as it has no members.
  func finish(_ job: EffectJob) {
    job.isWorking = false
    guard job.members.isEmpty, let parent = job.parent else { return }
    job.isOver = true
    job.parent = nil
    if let key = job.key {
      groups[key]?[job.number] = nil
      if groups[key]?.isEmpty == true { groups[key] = nil }
    }
    if job.find != nil {
      children[job.number] = nil
      watchesChildren = !children.isEmpty
    }
    parent.members[job.number] = nil
    if !parent.members.isEmpty { return }
    parent.resumeWaiting()
    if !parent.isWorking { finish(parent) }
  }

  /// The work in flight, in the order it was started.
  var inFlight: [EffectJob] {
    func work(in job: EffectJob) -> [EffectJob] {
      job.members.isEmpty && job.action != nil ? [job] : job.members.values.flatMap(work)
    }
    return work(in: root).sorted { $0.number < $1.number }
  }
}
