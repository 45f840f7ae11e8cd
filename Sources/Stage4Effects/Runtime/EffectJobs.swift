// Stage 4: keeps track of the effects in flight, and cancels them.
// SPDX-License-Identifier: MIT

/// The effects in flight of one store, as a tree of jobs. Used on the store's actor only.
@usableFromInline nonisolated final class EffectJobs {
  let root = EffectJob(0, in: nil, group: .child([]), jobs: nil)
  /// Contains the effects of replayed actions. It is over, so they do not start.
  let replayed = EffectJob(0, in: nil, group: .child([]), jobs: nil)
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  var inside: EffectSurrounding = { try await $0() }
  private(set) var groups: [EffectGroup: [Int: EffectJob]] = [:]
  /// The children that have effects in flight and may leave.
  @exclusivity(unchecked) var children: [[EffectID]: EffectPath] = [:]
  private var lastNumber = 0

  init(actor: any Actor, report: @escaping (String) -> Void) {
    trapUnlessKnown(actor)
    (self.actor, self.report) = (actor, report)
    replayed.isOver = true
  }

  // This may run on any thread, but what the effects retain is released on the actor.
  deinit {
    var retained = Optional((jobs: root.all, groups, children))
    (groups, children) = ([:], [:])
    for job in root.all { job.task?.cancel() }
    nonisolated(unsafe) let release = {
      for job in retained?.jobs ?? [] { job.release() }
      retained = nil
    }
    if let actor, !root.members.isEmpty { Task { await EffectJob.run(on: actor, release) } }
  }

  /// Adds a job to `parent`: work that `action` asked for, or a group.
  func begin(in parent: EffectJob, action: Any? = nil, group: EffectGroup? = nil) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(lastNumber, in: parent, group: group, jobs: self)
    job.action = action
    if let group { groups[group, default: [:]][job.number] = job }
    return job
  }

  func forget(_ job: EffectJob) {
    job.release()
    guard let group = job.group else { return }
    groups[group]?[job.number] = nil
    if groups[group]?.isEmpty != true { return }
    groups[group] = nil
    if case .child(let ids) = group { children[ids] = nil }
  }

  /// Cancels the effects of a group. The job whose effect asked for it continues, and so do the groups
  /// around it.
  func cancel(_ group: EffectGroup, askedBy asker: EffectJob? = nil) {
    let jobs = group == root.group ? [0: root] : groups[group, default: [:]]
    for job in jobs.values { cancel(job, askedBy: asker) }
  }

  /// Cancels all effects in `job`. It starts nothing: what was concatenated after `job` starts in a
  /// task of its own. An effect does not cancel the wait of `sendAndWait`, whose action may be queued.
  func cancel(_ job: EffectJob, askedBy asker: EffectJob? = nil) {
    let continues = asker.map { job.group == .wait || $0.isPart(of: job) } ?? false
    if !continues {
      job.isOver = true
      job.task?.cancel()
    }
    for member in job.members.values { cancel(member, askedBy: asker) }
    if !continues { job.finish() }
  }

  /// The work in flight, in the order it was started.
  var inFlight: [EffectJob] {
    let work = root.members.isEmpty ? [] : root.all.filter { $0.members.isEmpty && $0.group == nil }
    return work.sorted { $0.number < $1.number }
  }
}
