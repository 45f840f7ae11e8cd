// Stage 4: runs the effects that a reducer returns.

// What happens to an effect, in the order of the calls:
//
// 1. EffectStore.swift: `send` runs the reducer, and its effect is scheduled.
// 2. EffectRunner.swift: when the observers have been notified, the effect is started, part by part.
// 3. EffectFeature.swift: a child's effects start only if the child is there.
// 4. EffectJobs.swift: a `run` becomes a job in the table of jobs.
// 5. EffectRun.swift: its operation gets an `EffectSend` with that job.
// 6. EffectTask.swift: a task runs the operation, and brings each action that it sends to the actor.
// 7. EffectJob.swift: when the operation has returned, the job ends and leaves the table.
//
// If its child is removed, the job ends early. When the observers of that action have been notified,
// EffectJobs.swift looks for the children in a place where something changed, and EffectJob.swift abandons
// the jobs of those that are gone: it cancels their tasks and ends them, except for `fireAndForget`.

/// The store's plugin, which starts the effects of every action. Used on the store's actor only.
@usableFromInline nonisolated final class EffectRunner<Value, Action>: _StorePlugin {
  @usableFromInline let jobs: EffectJobs
  @usableFromInline weak var store: Store<Value, Action>?
  /// Starts the effect of the action that is being handled. A closure is checked for `nil` faster than
  /// a value of a generic type.
  @exclusivity(unchecked) @usableFromInline var startEffect: (() -> Void)?

  /// The feature of the store.
  private lazy var feature = FoundFeature<Value>(
    name: [], find: { [unowned self] in store?.value }, findOccupants: { nil })

  @usableFromInline init(actor: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(actor: actor, report: report)
  }

  @usableFromInline func schedule(_ effect: Effect<Action>, of action: Action) {
    startEffect = { [unowned self] in
      let origin = store?._origin
      let wait = (origin as? EffectCause)?.wait
      var context = EffectContext(cause: EffectCause(action, wait: wait), feature: feature)
      // The effects of a replayed action, which has the store as its origin, do not run.
      if origin === store { context.state = .cancelled }
      var open: [EffectJob] = []
      start(effect, in: context, &open)
      jobs.startParts(of: open)
    }
  }

  @usableFromInline func didNotifyObservers() {
    if !jobs.places.isEmpty { jobs.cancelEffectsOfGoneChildren() }
    startEffect.take()?()
  }

  /// Starts an effect. A `merge` or a `concatenate` becomes a job in `open`, whose parts `startParts`
  /// starts afterwards.
  private func start(
    _ effect: Effect<Action>, in context: EffectContext, _ open: inout [EffectJob]
  ) {
    let feature = context.feature
    switch effect.operation {
    case nil: break
    case .send(let action):
      if context.state == .active { send(action, of: context.cause, context.child) }
    case .run(let startTask):
      guard context.starts(effect.isFireAndForget) else { break }
      let job = jobs.begin(in: context, isFireAndForget: effect.isFireAndForget)
      startTask(job) { [weak self, cause = context.cause, child = context.child] in
        self?.send($0, of: cause, child)
      }
    case .several(let count, let part, let inTurn):
      let whole = jobs.begin(in: context, isFireAndForget: effect.isFireAndForget)
      whole.work = .parts(count, inTurn: inTurn) {
        [weak self, unowned whole] index, open in
        guard var context = whole.context else { return }
        context.whole = whole
        self?.start(part(index), in: context, &open)
      }
      open.append(whole)
    case .cancel(let id):
      // A child that leaves in this action can still cancel what it has fired and forgotten.
      if context.state == .cancelled { break }
      #if DEBUG
        let isMissed = jobs.groups[feature.name + id] == nil
        if isMissed { jobs.mistakes.missed(feature.name + id, action: context.cause.action) }
      #endif
      jobs.cancel(feature.name + id, exceptAround: context.whole)
    case .cancellable(let effect, let id):
      var context = context
      context.groups.append(feature.name + [id])
      #if DEBUG
        jobs.mistakes.used(feature.name + [id])
      #endif
      start(effect, in: context, &open)
    case .child(let effect, let child):
      var context = context
      context.enter(child(feature))
      start(effect, in: context, &open)
    case .report(let message):
      if context.cause.reports.contains(message) { return }
      context.cause.reports.append(message)
      jobs.report(message)
    }
  }

  private func send(_ action: Action, of cause: EffectCause, _ child: EffectFeature?) {
    guard let store else { return }
    // While it waits in the queue, its child may leave.
    let sender = store._isBusy ? child.map { EffectSender(cause, $0) } : nil
    store._withOrigin(sender ?? cause) { store.send(action) }
  }

  @usableFromInline func accepts(_ action: Any) -> Bool {
    guard let sender = store?._origin as? EffectSender else { return true }
    store?._origin = sender.cause  // What observers reply does not depend on the child.
    if sender.child.isThere != false { return true }
    jobs.report(missingChildReport(action))
    return false
  }

  @usableFromInline func callOnActor(_ free: @escaping () -> Void) { jobs.callOnActor(free) }

  @usableFromInline func checkIsolation() {
    #if DEBUG
      if let actor = jobs.actor { trapUnlessIsolated(to: actor) }
    #endif
  }
}
