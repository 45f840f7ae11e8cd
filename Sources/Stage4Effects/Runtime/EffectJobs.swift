// Stage 4: keeps track of the effects in flight.
// SPDX-License-Identifier: MIT

/// The effects in flight of one store, as a tree of jobs. Used on the store's actor only.
@usableFromInline
nonisolated final class EffectJobs {
  /// The job that contains all others.
  let root: EffectJob
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  /// The groups that are cancelled by an id, or with their child.
  private(set) var groups: [EffectKey: [Int: EffectJob]] = [:]
  /// The groups of the children that may leave.
  @exclusivity(unchecked) private(set) var children: [Int: EffectJob] = [:]
  @exclusivity(unchecked) var handledActions = 0
  private var lastNumber = 0

  init(actor: any Actor, report: @escaping (String) -> Void) {
    trapUnlessKnown(actor)
    root = EffectJob()
    self.actor = actor
    self.report = report
  }

  deinit { root.abandon() }

  /// Adds a job to `parent`, for the work that `action` asked for, or for a group.
  func begin(in parent: EffectJob, action: Any? = nil, key: EffectKey? = nil) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(number: lastNumber, in: parent, action: action, key: key, jobs: self)
    guard let key else { return job }
    groups[key, default: [:]][job.number] = job
    if key.id == nil && key.path.mayLeave { children[job.number] = job }
    return job
  }

  func forget(_ job: EffectJob) {
    job.action = nil  // Released here, on the actor, which the job itself may not be.
    children[job.number] = nil
    guard let key = job.key else { return }
    groups[key]?[job.number] = nil
    if groups[key]?.isEmpty == true { groups[key] = nil }
  }

  /// The work in flight, in the order it was started.
  var inFlight: [EffectJob] {
    func work(in job: EffectJob) -> [EffectJob] {
      job.members.isEmpty && job.action != nil ? [job] : job.members.values.flatMap(work)
    }
    return work(in: root).sorted { $0.number < $1.number }
  }
}

/// Identifies a group of effects by the path of the feature that they come from and the id they
/// have there. The group of all effects of a child has no id.
nonisolated struct EffectKey: Hashable {
  let path: EffectPath
  let id: EffectID?
}
