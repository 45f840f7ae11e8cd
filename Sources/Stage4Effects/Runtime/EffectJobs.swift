// Stage 4: keeps track of the effects in flight.

/// The effects in flight of one store, as a tree of jobs. Used on the store's actor only.
@usableFromInline nonisolated final class EffectJobs {
  let root = EffectJob(0, in: nil, group: .child([]), jobs: nil)
  /// Contains the effects of replayed actions, as cancelled ones.
  let replayed = EffectJob(0, in: nil, group: .child([]), jobs: nil)
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  private(set) var groups: [EffectGroup: NamedJobs] = [:]
  /// The jobs of children, by the name of their place.
  @exclusivity(unchecked) private(set) var places: [[EffectID]: NamedJobs] = [:]
  private var lastNumber = 0

  init(actor: any Actor, report: @escaping (String) -> Void) {
    trapUnlessKnown(actor)
    (self.actor, self.report) = (actor, report)
    replayed.state = .cancelled
  }

  // This may run on any thread, but what the effects retain is released on the actor.
  deinit {
    var retained = Optional((jobs: root.all, groups, places))
    (groups, places) = ([:], [:])
    for job in root.all { job.task?.cancel() }
    nonisolated(unsafe) let release = {
      for job in retained?.jobs ?? [] { job.release() }
      retained = nil
    }
    if let actor, !root.members.isEmpty { Task { await EffectJob.run(on: actor, release) } }
  }

  /// Begins a job in `parent`: work that `action` asked for, or a group.
  func begin(
    in parent: EffectJob, action: Any? = nil, group: EffectGroup? = nil,
    isFireAndForget: Bool = false
  ) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(
      lastNumber, in: parent, group: group, isFireAndForget: isFireAndForget, jobs: self)
    job.action = action
    if let group { groups.add(job, to: group) }
    return job
  }

  /// Begins the job of a child, which is looked for from now on.
  func begin(in parent: EffectJob, of child: EffectFeature) -> EffectJob {
    let job = begin(in: parent, group: .child(child.name))
    if job.state == .active && !child.isThere() { job.state = .abandoned }
    if job.state != .active { return job }
    job.isThere = child.isThere
    // A name without the child's own id is its place.
    places.add(job, to: Array(child.name.dropLast()), occupants: child.occupants)
    return job
  }

  func cancelEffectsOfGoneChildren() { for place in places.values { place.cancelGone() } }

  /// Cancels the effects of a group. The job whose effect asks for it continues, and so do the groups
  /// around it.
  func cancel(_ group: EffectGroup, exceptAround asking: EffectJob?) {
    if group == root.group { return root.cancel(exceptAround: asking) }
    for job in (groups[group]?.jobs ?? [:]).values { job.cancel(exceptAround: asking) }
  }

  func forget(_ job: EffectJob) {
    job.release()
    guard let group = job.group else { return }
    groups.remove(job, from: group)
    if case .child(let name) = group { places.remove(job, from: Array(name.dropLast())) }
  }

  /// The work in flight, in the order it was started.
  var inFlight: [EffectJob] {
    root.all.filter { $0.members.isEmpty && $0.group == nil }.sorted { $0.number < $1.number }
  }
}
