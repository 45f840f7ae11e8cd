// Stage 4: runs the effects that a reducer returns.

// What happens to an effect, in the order of the calls:
//
// 1. EffectStore.swift: `send` runs the reducer, and its effect is scheduled.
// 2. EffectRunner.swift: when the observers have been notified, the effect is started, part by part.
// 3. EffectFeature.swift: a child's effects start only if the child is there.
// 4. EffectJob.swift: a `run` begins a job, which `EffectJobs` keeps until it ends.
// 5. EffectRun.swift: its operation gets an `EffectSend` with that job.
// 6. EffectTask.swift: a task runs the operation, and brings each action that it sends to the actor.
// 7. EffectEnd.swift: when the operation has returned, or was cancelled, the job ends.
// 8. EffectJobs.swift: the job is forgotten, and what it retained is released.

/// The store's plugin, which starts the effects of every action. Used on the store's actor only.
@usableFromInline nonisolated final class EffectRunner<Value, Action>: StorePlugin {
  @usableFromInline let jobs: EffectJobs
  @usableFromInline weak var store: Store<Value, Action>?
  /// Starts the effect of the action that is being handled. A closure is checked for `nil` faster than
  /// a value of a generic type.
  @exclusivity(unchecked) @usableFromInline var startEffect: (() -> Void)?

  /// The feature of the store.
  private lazy var feature = EffectFeature(
    name: [], find: { [unowned self] () -> Value? in store?.value })

  @usableFromInline init(actor: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(actor: actor, report: report)
  }

  @usableFromInline func schedule(_ effect: Effect<Action>, of action: Action) {
    startEffect = { [unowned self] in
      // The effects of a replayed action, which has the store as its origin, do not run. Those of an action
      // that an effect sent join the job of that effect's cause.
      let origin = store?.origin
      let job = origin === store ? jobs.replayed : (origin as? EffectCause)?.job ?? jobs.root
      var open: [EffectJob] = []
      start(effect, of: EffectCause(action, job), at: feature, in: job, &open)
      EffectJob.startParts(of: open)
    }
  }

  @usableFromInline func didNotifyObservers() {
    if !jobs.places.isEmpty { jobs.cancelEffectsOfGoneChildren() }
    startEffect.take()?()
  }

  /// Starts the effect of a feature in `job`. A `merge` or a `concatenate` becomes a job in `open`, whose
  /// parts `startParts` starts afterwards.
  private func start(
    _ effect: Effect<Action>, of cause: EffectCause, at feature: EffectFeature,
    in job: EffectJob, _ open: inout [EffectJob]
  ) {
    switch effect.operation {
    case nil: break
    case .send(let action): send(action, of: cause, from: job)
    case .run(let startTask, let isFireAndForget):
      let run = jobs.begin(in: job, action: cause.action, isFireAndForget: isFireAndForget)
      if run.state != .active { return run.finish() }
      run.receive = { [weak self, unowned run] in self?.send($0 as! Action, of: cause, from: run) }
      startTask(EffectSend(_job: run))
    case .several(let count, let part, let inTurn, let isFireAndForget):
      let whole = jobs.begin(in: job, action: cause.action, isFireAndForget: isFireAndForget)
      (whole.isInTurn, whole.partsLeft) = (inTurn, count)
      whole.startPart = { [weak self, unowned whole] open in
        self?.start(part(count - whole.partsLeft), of: cause, at: feature, in: whole, &open)
      }
      open.append(whole)
    case .cancel(let id):
      let name = id.map { EffectGroup.id($0, of: feature.name) } ?? .child(feature.name)
      if job.mayAct { jobs.cancel(name, exceptAround: job) }
    case .cancellable(let effect, let id):
      let group = jobs.begin(in: job, group: .id(id, of: feature.name))
      start(effect, of: cause, at: feature, in: group, &open)
      group.finish()
    case .child(let effect, let child):
      let child = child(feature)
      // A wrapped feature, such as one with a history, is no child: it needs no group.
      if child.name == feature.name { return start(effect, of: cause, at: child, in: job, &open) }
      let group = jobs.begin(in: job, of: child)
      start(effect, of: cause, at: child, in: group, &open)
      group.finish()
    case .report(let message):
      if cause.reports.contains(message) { return }
      cause.reports.append(message)
      jobs.report(message)
    }
  }

  private func send(_ action: Action, of cause: EffectCause, from job: EffectJob) {
    if job.mayAct { store?.withOrigin(cause) { store?.send(action) } }
  }

  @usableFromInline func checkIsolation() {
    #if DEBUG
      if let actor = jobs.actor { trapUnlessIsolated(to: actor) }
    #endif
  }
}
