// Stage 4: runs the effects that a reducer returns.
// SPDX-License-Identifier: MIT

/// Starts the effects of every action once its observers have been notified.
///
/// It is the store's plugin, lives as long as the store, and is used on the store's actor only.
@usableFromInline
nonisolated final class EffectRunner<Value, Action>: StorePlugin {
  @usableFromInline let jobs: EffectJobs
  /// Starts the effect of the action that is being handled.
  @exclusivity(unchecked) @usableFromInline var startEffect: (() -> Void)?
  @usableFromInline weak var store: Store<Value, Action>?
  /// What effects of the current action have reported once.
  private var reported: Set<String> = []
  private var misplaced: Set<ObjectIdentifier> = []

  @usableFromInline
  init(actor: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(actor: actor, report: report)
  }

  /// Takes the effect of the action that is being reduced, to start it once the observers have been
  /// notified.
  @inlinable
  func schedule(_ effect: Effect<Action>, of action: Action) {
    if !effect.isNone { startLater(effect, of: action) }
  }

  @usableFromInline
  func startLater(_ effect: Effect<Action>, of action: Action) {
    startEffect = { [unowned self] in
      let origin = store?.origin as? EffectJob ?? jobs.root
      reported = []
      let path = EffectPath(toAll: Value.self)
      start(effect, in: Place(action: action, origin: origin, job: origin, path: path))
    }
  }

  @usableFromInline
  func didNotifyObservers() {
    jobs.handledActions &+= 1
    if !jobs.children.isEmpty, let store { jobs.cancelChildren(missingIn: store.value) }
    guard let start = startEffect else { return }
    startEffect = nil
    start()
  }

  @usableFromInline
  func checkIsolation() {
    #if DEBUG
      if let actor = jobs.actor { trapUnlessIsolated(to: actor) }
    #endif
  }

  /// Where an effect comes from, and which job contains it.
  private struct Place {
    let action: Action
    /// Contains the effects of the actions that this effect sends.
    let origin: EffectJob
    var job: EffectJob
    /// Leads to the feature that the effect comes from.
    var path: EffectPath
    /// Surrounds an effect with the groups that this place is in.
    var surround: (Effect<Action>) -> Effect<Action> = { $0 }

    /// This place, inside one more group.
    func inside(_ group: @escaping (Effect<Action>) -> Effect<Action>.Operation) -> Place {
      var place = self
      place.surround = { [surround] in surround(Effect(group($0))) }
      return place
    }
  }

  /// Starts `effect`. If the job that contains it is over, this only makes the effect's reports.
  private func start(_ effect: Effect<Action>, in place: Place) {
    let isOver = place.job.isOver
    switch effect.operation {
    case nil: break
    case .report(let message, let once):
      if !once || reported.insert(message).inserted { jobs.report(message) }
    case .send(let action): if !isOver { send(action, from: place.origin) }
    case .run(let begin):
      if isOver { break }
      let job = jobs.begin(in: place.job, action: place.action)
      job.task = begin(
        EffectSend(
          _job: job,
          _receive: { [weak self, origin = place.origin] in self?.send($0, from: origin) }))
    case .merge(let effects): for effect in effects { start(effect, in: place) }
    case .concatenate(let effects):
      var place = place
      place.job = jobs.begin(in: place.job, action: place.action)
      startInTurn(effects[...], in: place)
    case .cancel(let id):
      if !isOver { jobs.cancel(EffectKey(path: place.path, id: id), askedBy: place.job) }
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = EffectKey(path: place.path, id: id)
      if cancelInFlight && !isOver { jobs.cancel(key, askedBy: place.job) }
      let place = place.inside { .cancellable($0, id: id, cancelInFlight: false) }
      startGroup(effect, in: place, jobs.begin(in: place.job, key: key))
    case .unawaited(let effect):
      if isOver { return start(effect, in: place) }
      start(
        place.surround(effect),
        in: Place(
          action: place.action, origin: jobs.root, job: jobs.root,
          path: EffectPath(toAll: Value.self)))
    case .child(let effect, let step):
      let parent = place
      var place = parent.inside { .child($0, step) }
      place.path = parent.path.appending(step)
      if step.ids.isEmpty { return start(effect, in: place) }
      let job = jobs.begin(in: place.job, key: EffectKey(path: place.path, id: nil))
      let hasLeft = place.path.mayLeave && !isOver && place.path.find(store?.value as Any) == nil
      if hasLeft { job.isOver = true }
      if step.mayLeave && !place.path.isConnected || hasLeft && place.path.isMappedOnly {
        reportMisplaced(step, in: parent)
      }
      startGroup(effect, in: place, job)
    }
  }

  private func startGroup(_ effect: Effect<Action>, in place: Place, _ group: EffectJob) {
    var place = place
    place.job = group
    start(effect, in: place)
    group.finish()
  }

  /// Starts each effect when the previous one has finished. Those that finish at once run in a
  /// loop, so that any number of them needs no stack.
  private func startInTurn(_ effects: ArraySlice<Effect<Action>>, in place: Place) {
    var rest = effects
    while let effect = rest.popFirst() {
      start(effect, in: place)
      if rest.isEmpty || place.job.members.isEmpty { continue }
      place.job.task = place.job.startTask { [weak self, rest] in self?.startInTurn(rest, in: place)
      }
      return
    }
    place.job.finish()
  }

  private func send(_ action: Action, from origin: EffectJob) {
    store?.withOrigin(origin) { store?.send(action) }
  }

  /// Reports that an effect was embedded without the way to its child, once for each type of parent.
  private func reportMisplaced(_ step: EffectPath, in place: Place) {
    if !misplaced.insert(ObjectIdentifier(step.start)).inserted { return }
    jobs.report(
      """
      An effect of the action \(place.action) comes from a child that was not found: it is in \
      \(step.start), but was looked for in \(place.path.end). `map` embeds actions only. After it, add \
      `.child(value:)` with the path to the child's parent.
      """)
  }
}
