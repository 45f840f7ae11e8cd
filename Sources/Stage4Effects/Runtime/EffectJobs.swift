// Stage 4: keeps track of the effects in flight.

/// The effects in flight of one store: a table of jobs. Used on the store's actor only.
@usableFromInline nonisolated class EffectJobs {
  /// All jobs by their numbers.
  private(set) var table: [Int: EffectJob] = [:]
  /// The jobs that are cancelled together.
  private(set) var groups: [EffectGroup: EffectMembers] = [:]
  /// The same jobs by the place of their innermost child.
  @exclusivity(unchecked) private(set) var places: [[EffectID]: EffectMembers] = [:]
  /// The wait for all effects.
  let wait = EffectWait()
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  private var lastNumber = 0
  #if DEBUG
    let mistakes = EffectMistakes()
  #endif

  @usableFromInline init(actor: any Actor, report: @escaping (String) -> Void) {
    trapUnlessKnown(actor)
    (self.actor, self.report) = (actor, report)
  }

  // This may run on any thread, but jobs and what they retain belong to the actor.
  deinit {
    if table.isEmpty { return }
    var retained = Optional((table, groups, places))
    (table, groups, places) = ([:], [:], [:])
    callOnActor { [report] in
      for job in retained?.0.values ?? [:].values {
        #if DEBUG
          job.reportLoss(report)
        #endif
        job.release()
      }
      retained = nil
    }
  }

  /// Calls `body` on the store's actor: at once if this is known to run there, otherwise in a task. If the
  /// actor is gone, so is all that ran there.
  @usableFromInline func callOnActor(_ body: @escaping () -> Void) {
    guard let actor, !isKnown(toRunOn: actor) else { return body() }
    nonisolated(unsafe) let body = body
    Task { await EffectJob.run(on: actor, body) }
  }

  /// Sends an action of an effect to the store. Overridden by the runner, which knows its type.
  func receive(_ action: Any, in context: EffectContext) {}

  /// Begins a job: a `run`, a `merge` or a `concatenate`.
  func begin(_ work: EffectJob.Work, in context: EffectContext) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(lastNumber, work, in: context, jobs: self)
    table[lastNumber] = job
    for group in context.groups { groups.add(job, to: group) }
    if let child = context.child { places.add(job, to: child.place, of: child) }
    wait.pending += 1
    context.whole?.parts?.pending += 1
    if !context.isFireAndForget { context.cause.wait?.pending += 1 }
    return job
  }

  /// Forgets a job that its caller retains.
  func forget(_ job: EffectJob, in context: EffectContext) {
    table[job.number] = nil
    // Released last: an id may send when it is released.
    let emptied = context.groups.map { groups.remove(job, from: $0) }
    let left = context.child.flatMap { places.remove(job, from: $0.place) }
    wait.pending -= 1
    withExtendedLifetime((emptied, left)) {}
  }

  func cancelEffectsOfGoneChildren() {
    for place in places.values {
      let occupants = place.child?.occupants
      if occupants != nil && occupants == place.occupants { continue }
      place.occupants = occupants
      for job in place.jobs.values where job.context?.child?.isThere == false { job.abandon() }
    }
  }

  /// Cancels the effects of a group, except for the job whose effect asks for it, and those around it.
  func cancel(_ group: EffectGroup, exceptAround asking: EffectJob? = nil) {
    let jobs = group == EffectGroup(feature: []) ? table : groups[group]?.jobs ?? [:]
    for job in jobs.values where asking?.isPart(of: job) != true { job.cancel() }
  }

  /// The work in flight, in the order it was started.
  var inFlight: [EffectJob] {
    table.values.filter { $0.parts?.pending ?? 0 == 0 }.sorted { $0.number < $1.number }
  }
}

/// The effects of a feature and its children, or those of the feature under one id.
nonisolated struct EffectGroup: Hashable {
  let feature: [EffectID]
  var id: EffectID?
}

/// The jobs in a group, or of the children in one place.
nonisolated final class EffectMembers {
  var jobs: [Int: EffectJob] = [:]
  /// A child that was in the place, and who was in it when that was last checked.
  let child: EffectFeature?
  var occupants: AnyHashable?

  init(child: EffectFeature?) { (self.child, occupants) = (child, child?.occupants) }
}

nonisolated extension Dictionary where Value == EffectMembers {
  mutating func add(_ job: EffectJob, to group: Key, of child: EffectFeature? = nil) {
    let members = self[group] ?? EffectMembers(child: child)
    members.jobs[job.number] = job
    self[group] = members
  }

  /// Returns the group if it is empty now, and was removed.
  mutating func remove(_ job: EffectJob, from group: Key) -> Element? {
    guard let index = index(forKey: group) else { return nil }
    let members = self[index].value
    members.jobs[job.number] = nil
    return members.jobs.isEmpty ? remove(at: index) : nil
  }
}

/// Counts effects in flight, and lets tasks wait until there are none.
nonisolated final class EffectWait {
  var pending = 0 { didSet { if pending == 0 { endStreams() } } }
  private(set) var ends: [(number: Int, end: AsyncStream<Never>.Continuation)] = []
  private var lastNumber = 0

  private func endStreams() {
    for (_, end) in ends { end.finish() }
    ends = []
  }

  /// A stream that ends when nothing is pending, and its number.
  func makeStream() -> (stream: AsyncStream<Never>, number: Int) {
    let (stream, end) = AsyncStream<Never>.makeStream()
    lastNumber += 1
    ends.append((lastNumber, end))
    return (stream, lastNumber)
  }

  /// Returns when nothing is pending, or as soon as the calling task is cancelled.
  func end(isolation: isolated (any Actor)? = #isolation) async {
    // New effects may have begun by the time this continues.
    while pending > 0 && !Task.isCancelled {
      let (stream, number) = makeStream()
      for await _ in stream {}
      ends.removeAll { $0.number == number }
    }
  }
}
