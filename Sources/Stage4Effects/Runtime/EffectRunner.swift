// Stage 4: runs the effects that a reducer returns.

// What happens to an effect, in the order of the calls:
//
// 1. EffectStore.swift: `send` runs the reducer, and its effect is scheduled.
// 2. EffectRunner.swift: when the observers have been notified, the effect is started, part by part.
// 3. EffectContext.swift: a child's effects start only if the child is there.
// 4. EffectJobs.swift: a `run` becomes a job in the table of jobs.
// 5. EffectRun.swift: its operation gets an `EffectSend` with that job.
// 6. EffectTask.swift: a task runs the operation, and brings each action that it sends to the actor.
// 7. EffectJob.swift: when the operation has returned, the job ends and leaves the table.
//
// If its child is removed, the job ends early: when the observers of that action have been notified,
// EffectJobs.swift looks for the children in each place where something changed, and abandons the jobs of
// those that are gone.

/// The store's plugin, which starts the effects of every action. Used on the store's actor only.
@usableFromInline nonisolated final class EffectRunner<Value, Action>: EffectJobs, _StorePlugin {
  @usableFromInline weak var store: Store<Value, Action>?
  /// The store's `send`, made by the optimizer for these types. Called from here, it would not be.
  @usableFromInline var sendToStore: (Action) -> Void = { _ in }
  /// Starts the effect of the action that is being handled. A closure is checked for `nil` faster than
  /// a value of a generic type.
  @exclusivity(unchecked) private var startEffect: (() -> Void)?

  /// The feature of the store.
  private lazy var feature = FoundFeature<Value>(
    name: [], find: { [unowned self] in store?.value }, findOccupants: { nil })

  @usableFromInline override init(actor: any Actor, report: @escaping (String) -> Void) {
    super.init(actor: actor, report: report)
  }

  @usableFromInline func schedule(_ effect: Effect<Action>, of action: Action) {
    startEffect = { [self] in
      let origin = store?._origin
      // The effects of a replayed action, which has the store as its origin, do not run.
      let context = EffectContext(
        cause: EffectCause(action, wait: (origin as? EffectCause)?.wait), feature: feature,
        isReplayed: origin === store)
      var open: [EffectJob] = []
      start(effect, in: context, &open)
      startParts(of: open)
    }
  }

  @usableFromInline func didNotifyObservers() {
    if !places.isEmpty { cancelEffectsOfGoneChildren() }
    startEffect.take()?()
  }

  /// Starts an effect. A `merge` or a `concatenate` becomes a job in `open`, whose parts `startParts`
  /// starts afterwards.
  private func start(
    _ effect: Effect<Action>, in context: EffectContext, _ open: inout [EffectJob]
  ) {
    var context = context
    context.isFireAndForget = effect.isFireAndForget
    switch effect.operation {
    case nil: break
    case .send(let action):
      if !context.isAbandoned && !context.isReplayed { send(action, in: context) }
    case .run(let startTask):
      if context.isStarted { startTask(begin(.run { $0 }, in: context)) }
    case .several(let count, let part, let inTurn):
      let parts = EffectJob.Work.parts(0..<count, inTurn: inTurn) {
        [weak self] index, whole, open in
        guard var context = whole.context else { return }
        context.whole = whole
        self?.start(part(index), in: context, &open)
      }
      open.append(begin(parts, in: context))
    case .cancel(let id):
      // A child that leaves in this action can still cancel what it has fired and forgotten.
      guard !context.isReplayed, let feature = context.feature else { break }
      let group = EffectGroup(feature: feature.name, id: id)
      #if DEBUG
        if groups[group] == nil { mistakes.missed(group, action: context.cause.action) }
      #endif
      cancel(group, exceptAround: context.whole)
    case .cancellable(let effect, let id):
      if let feature = context.feature {
        context.groups.append(EffectGroup(feature: feature.name, id: id))
        #if DEBUG
          mistakes.used(context.groups.last!)
        #endif
      }
      start(effect, in: context, &open)
    case .child(let effect, let child):
      context.enter(context.feature.flatMap(child))
      start(effect, in: context, &open)
    case .report(let message): context.cause.report(message, to: report)
    }
  }

  override func receive(_ action: Any, in context: EffectContext) {
    send(action as! Action, in: context)
  }

  private func send(_ action: Action, in context: EffectContext) {
    guard let store else { return }
    var cause = context.cause
    // While it waits in the queue, its child may leave.
    if store._isBusy, let child = context.child {
      cause = EffectCause(cause.action, wait: cause.wait, sender: child)
    }
    store._withOrigin(cause) { sendToStore(action) }
  }

  @usableFromInline func accepts(_ action: Any) -> Bool {
    // Taken out, because what observers reply does not depend on the child.
    guard let sender = (store?._origin as? EffectCause)?.sender.take() else { return true }
    if sender.isThere != false { return true }
    report(missingChildReport(action))
    return false
  }

  @usableFromInline func checkIsolation() {
    #if DEBUG
      if let actor { trapUnlessIsolated(to: actor) }
    #endif
  }
}
