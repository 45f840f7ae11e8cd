// Stage 4: runs the effects that a reducer returns.
// SPDX-License-Identifier: MIT

// The way of an effect, in the order of the calls:
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

  @usableFromInline init(actor: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(actor: actor, report: report)
  }

  @usableFromInline func schedule(_ effect: Effect<Action>, of action: Action) {
    startEffect = { [unowned self] in
      let origin = store?.origin
      let job = origin === store ? jobs.replayed : origin as? EffectJob ?? jobs.root
      let feature = EffectFeature(name: [], find: { [weak store] in store?.value })
      start(Parts(effects: [effect], feature: feature, job: job), of: Cause(action, job))
    }
  }

  @usableFromInline func didNotifyObservers() {
    for siblings in jobs.siblings.values { siblings.cancelLeft() }
    startEffect.take()?()
  }

  /// The action that asked for an effect.
  private final class Cause {
    let action: Action
    /// Contains the effects of this action, and of the actions that they send.
    let job: EffectJob
    /// What has been reported for it.
    var reports: Set<String> = []

    init(_ action: Action, _ job: EffectJob) { (self.action, self.job) = (action, job) }
  }

  /// Effects that start one after the other.
  private struct Parts {
    var effects: ArraySlice<Effect<Action>>
    let feature: EffectFeature
    let job: EffectJob
    /// Whether `job` was begun for them. Then each starts when the previous one has ended, and `job`
    /// ends with the last one.
    var haveOwnJob = false
  }

  /// Starts the parts of an effect, and the parts of these. A loop, so that neither their number nor
  /// their depth needs stack.
  private func start(_ parts: Parts, of cause: Cause) {
    var open = [parts]
    while var parts = open.popLast() {
      let isWaiting = parts.haveOwnJob && !parts.job.members.isEmpty
      if parts.effects.isEmpty || isWaiting && parts.job.state == .childLeft {
        if parts.haveOwnJob { parts.job.finish() }
      } else if isWaiting {
        parts.job.startTask { [weak self, parts] in self?.start(parts, of: cause) }
      } else {
        let effect = parts.effects.removeFirst()
        open.append(parts)
        if let inner = start(effect, of: cause, in: parts) { open.append(inner) }
      }
    }
  }

  /// Starts an effect, or returns its parts.
  private func start(_ effect: Effect<Action>, of cause: Cause, in whole: Parts) -> Parts? {
    let (feature, job) = (whole.feature, whole.job)
    switch effect.operation {
    case nil: return nil
    case .send(let action): send(action, of: cause, from: job)
    case .run(let begin):
      if job.state != .active { return nil }
      let run = jobs.begin(in: job, action: cause.action)
      run.receive = { [weak self, unowned run] in self?.send($0 as! Action, of: cause, from: run) }
      begin(EffectSend(_job: run))
    case .cancel(let id):
      let group = id.map { EffectGroup.id($0, of: feature.name) } ?? .child(feature.name)
      if job.reachesChild { jobs.cancel(group, exceptAround: job) }
    case .report(let message, let once):
      if cause.reports.insert(message).inserted || !once { jobs.report(message) }
    case .several(let effects, inTurn: false):
      return Parts(effects: effects[...], feature: feature, job: job)
    case .several(let effects, inTurn: true):
      let turns = jobs.begin(in: job, action: cause.action)
      return Parts(effects: effects[...], feature: feature, job: turns, haveOwnJob: true)
    case .cancellable(let effect, let id):
      let group = jobs.begin(in: job, group: .id(id, of: feature.name))
      return Parts(effects: [effect], feature: feature, job: group, haveOwnJob: true)
    case .outliving(let effect):
      let group = jobs.begin(in: job, group: .outliving)
      return Parts(effects: [effect], feature: feature, job: group, haveOwnJob: true)
    case .child(let effect, let step):
      let child = step.child(feature)
      if step.name.isEmpty { return Parts(effects: [effect], feature: child, job: job) }
      let group = jobs.begin(in: job, of: child)
      return Parts(effects: [effect], feature: child, job: group, haveOwnJob: true)
    }
    return nil
  }

  private func send(_ action: Action, of cause: Cause, from job: EffectJob) {
    if job.reachesChild { store?.withOrigin(cause.job) { store?.send(action) } }
  }

  @usableFromInline func checkIsolation() {
    #if DEBUG
      if let actor = jobs.actor { trapUnlessIsolated(to: actor) }
    #endif
  }
}
