// Stage 4: keeps track of the effects in flight.

/// The effects in flight of one store: a flat table of jobs. Used on the store's actor only.
@usableFromInline nonisolated final class EffectJobs {
  /// The jobs in each group of effects that are cancelled together. The name of a feature stands for its
  /// own and those of its children, `[]` for all, and the name with an id for those under that id.
  private(set) var groups: [[EffectID]: EffectMembers] = [:]
  /// The same jobs by the place of their innermost child.
  @exclusivity(unchecked) private(set) var places: [[EffectID]: EffectMembers] = [:]
  /// The wait for all effects.
  let wait = EffectWait()
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  private var lastNumber = 0

  init(actor: any Actor, report: @escaping (String) -> Void) {
    trapUnlessKnown(actor)
    (self.actor, self.report) = (actor, report)
  }

  // This may run on any thread, but what the effects retain is released on the actor.
  deinit {
    for job in table.values { job.task?.cancel() }
    var retained = Optional((groups, places))
    nonisolated(unsafe) let release = {
      for (_, job) in retained?.0[[]]?.jobs ?? [:] { job.release() }
      retained = nil
    }
    if let actor, !table.isEmpty { Task { await EffectJob.run(on: actor, release) } }
    (groups, places) = ([:], [:])
  }

  /// All jobs by their numbers.
  var table: [Int: EffectJob] { groups[[]]?.jobs ?? [:] }

  /// Begins a job: a `run`, a `merge` or a `concatenate`.
  func begin(in context: EffectContext, isFireAndForget: Bool) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(lastNumber, in: context, isFireAndForget: isFireAndForget, jobs: self)
    for group in context.groups { groups.add(job, to: group) }
    if let child = context.child { places.add(job, to: child.place, of: child) }
    context.whole?.partsInFlight += 1
    wait.pending += 1
    if !isFireAndForget { context.cause.wait?.pending += 1 }
    return job
  }

  func forget(_ job: EffectJob, in context: EffectContext) {
    for group in context.groups { groups.remove(job, from: group) }
    if let child = context.child { places.remove(job, from: child.place) }
    wait.pending -= 1
  }

  func cancelEffectsOfGoneChildren() {
    for place in places.values {
      let occupants = place.child?.occupants
      if occupants != nil && occupants == place.occupants { continue }
      place.occupants = occupants
      for job in place.jobs.values where job.context?.child?.isThere == false {
        job.cancel(.abandoned)
      }
    }
  }

  /// Cancels the effects of a group, except for the job whose effect asks for it, and those around it.
  func cancel(_ group: [EffectID], exceptAround asking: EffectJob? = nil) {
    let jobs = groups[group]?.jobs ?? [:]
    for job in jobs.values where asking?.isPart(of: job) != true { job.cancel(.cancelled) }
  }

  /// The work in flight, in the order it was started.
  var inFlight: [EffectJob] {
    table.values.filter { $0.partsInFlight == 0 }.sorted { $0.number < $1.number }
  }
}

/// The jobs in a group, or of the children in one place.
nonisolated final class EffectMembers {
  var jobs: [Int: EffectJob] = [:]
  /// A child that was in the place, and who was in it when that was last checked.
  let child: EffectFeature?
  var occupants: AnyHashable?

  init(child: EffectFeature?) { (self.child, occupants) = (child, child?.occupants) }
}

nonisolated extension [[EffectID]: EffectMembers] {
  mutating func add(_ job: EffectJob, to group: [EffectID], of child: EffectFeature? = nil) {
    let members = self[group] ?? EffectMembers(child: child)
    members.jobs[job.number] = job
    self[group] = members
  }

  mutating func remove(_ job: EffectJob, from group: [EffectID]) {
    guard let members = self[group] else { return }
    members.jobs[job.number] = nil
    if members.jobs.isEmpty { self[group] = nil }
  }
}

/// A wait for a number of effects.
nonisolated final class EffectWait {
  var pending = 0 { didSet { if pending == 0 { endWaits() } } }
  private var waiting: [(number: Int, end: AsyncStream<Never>.Continuation)] = []
  private var lastNumber = 0

  private func endWaits() {
    for wait in waiting { wait.end.finish() }
    waiting = []
  }

  /// Returns when nothing is pending, or as soon as the calling task is cancelled.
  func end(isolation: isolated (any Actor)? = #isolation) async {
    // New effects may have begun by the time this continues.
    while pending > 0 && !Task.isCancelled {
      let (stream, end) = AsyncStream<Never>.makeStream()
      lastNumber += 1
      let number = lastNumber
      waiting.append((number, end))
      for await _ in stream {}
      waiting.removeAll { $0.number == number }
    }
  }
}
