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
      start(effect, in: Place(action: action, origin: origin, job: origin))
    }
  }

  @usableFromInline
  func didNotifyObservers() {
    jobs.handledActions &+= 1
    if !jobs.children.isEmpty { jobs.cancelChildren(where: hasLeft) }
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
    var path: [EffectID] = []
    /// Finds the feature's value in the store's.
    var find: (Any) -> Any? = { $0 }
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
        EffectSend(job: job) { [weak self, origin = place.origin] in self?.send($0, from: origin) })
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
        place.surround(effect), in: Place(action: place.action, origin: jobs.root, job: jobs.root))
    case .child(let effect, let id, let canLeave, let find):
      var place = place.inside { .child($0, id: id, canLeave: canLeave, find: find) }
      place.find = { [outer = place.find] in outer($0).flatMap(find) }
      guard let id else { return start(effect, in: place) }
      place.path.append(id)
      let job = jobs.begin(
        in: place.job, key: EffectKey(path: place.path, id: nil),
        find: canLeave ? place.find : nil)
      if canLeave && hasLeft(place.find) { job.isOver = true }
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

  private func hasLeft(_ find: (Any) -> Any?) -> Bool { store.flatMap { find($0.value) } == nil }
}
