// Stage 4: runs the effects that a reducer returns.
// SPDX-License-Identifier: MIT

/// The store's plugin, which starts the effects of every action. Used on the store's actor only.
@usableFromInline nonisolated final class EffectRunner<Value, Action>: StorePlugin {
  @usableFromInline let jobs: EffectJobs
  /// Starts the effect of the action that is being handled.
  @exclusivity(unchecked) @usableFromInline var startEffect: (() -> Void)?
  @usableFromInline weak var store: Store<Value, Action>?
  /// What effects of the current action have reported once.
  private var reported: [String] = []
  private var misplaced: [ObjectIdentifier] = []

  @usableFromInline init(actor: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(actor: actor, report: report)
  }

  @usableFromInline func schedule(_ effect: Effect<Action>, of action: Action) {
    startEffect = { [unowned self, store] in
      let origin = store?.origin
      let job = origin === store ? jobs.replayed : origin as? EffectJob ?? jobs.root
      reported = []
      start(effect, in: Place(action: action, origin: job, job: job))
    }
  }

  @usableFromInline func didNotifyObservers() {
    if !jobs.children.isEmpty, let value = store?.value {
      for (ids, path) in jobs.children where path.find(value) == nil { jobs.cancel(.child(ids)) }
    }
    startEffect.take()?()
  }

  @usableFromInline func checkIsolation() {
    #if DEBUG
      if let actor = jobs.actor { trapUnlessIsolated(to: actor) }
    #endif
  }

  /// Where an effect comes from, and which job contains it.
  private struct Place {
    let action: Action
    /// Contains the effects of the actions that this effect sends.
    let origin: EffectJob
    var path = EffectPath(start: Value.self, end: Value.self)
    /// How often effects were mapped since the last step of the path.
    var maps = -1
    var job: EffectJob
  }

  /// Starts `effect`. If the job that contains it is over, this only makes the effect's reports.
  private func start(_ effect: Effect<Action>, in place: Place) {
    let isOver = place.job.isOver
    switch effect.operation {
    case .send(let action) where !isOver:
      store?.withOrigin(place.origin) { store?.send(action) }
    case .run(let begin) where !isOver:
      let job = jobs.begin(in: place.job, action: place.action)
      job.receive = { [weak store, origin = place.origin] action in
        store?.withOrigin(origin) { store?.send(action as! Action) }
      }
      begin(EffectSend(_job: job))
    case .several(let effects, inTurn: false): for effect in effects { start(effect, in: place) }
    case .several(let effects, inTurn: true):
      var place = place
      place.job = jobs.begin(in: place.job, action: place.action)
      startInTurn(effects[...], in: place)
    case .cancel(let id) where !isOver:
      let ids = place.path.ids
      let group = id.map { .id($0, of: ids) } ?? EffectGroup.child(ids)
      jobs.cancel(group, askedBy: place.job)
    case nil, .send, .run, .cancel: break
    case .cancellable(let effect, let id):
      start(effect, in: place, as: .id(id, of: place.path.ids))
    case .child(let effect, let step, let maps):
      var child = place
      (child.path, child.maps) = (place.path.appending(step), maps)
      let path = child.path
      let hasLeft = path.mayLeave && !isOver && store.flatMap { path.find($0.value) } == nil
      // `map` alone embedded the effect in that of another feature, at times one of the same type.
      let isLost = step.mayLeave && !isOver && step.start != place.path.end
      if isLost || hasLeft && maps > place.maps + 1 { reportMisplaced(step, in: place) }
      if step.ids.isEmpty { return start(effect, in: child) }
      if path.mayLeave { jobs.children[path.ids] = path }
      start(effect, in: child, as: .child(path.ids), isOver: hasLeft)
    case .report(let message, let once):
      if !once || !reported.contains(message) { jobs.report(message) }
      reported.append(message)
    }
  }

  private func start(
    _ effect: Effect<Action>, in place: Place, as group: EffectGroup, isOver: Bool = false
  ) {
    var place = place
    place.job = jobs.begin(in: place.job, group: group)
    if isOver { place.job.isOver = true }
    start(effect, in: place)
    place.job.finish()
  }

  /// Starts each effect when the previous one has finished. Those that finish at once run in a
  /// loop, so that any number of them needs no stack.
  private func startInTurn(_ effects: ArraySlice<Effect<Action>>, in place: Place) {
    var rest = effects
    while let effect = rest.popFirst() {
      start(effect, in: place)
      if rest.isEmpty || place.job.members.isEmpty { continue }
      return place.job.startTask { [weak self, rest] in self?.startInTurn(rest, in: place) }
    }
    place.job.finish()
  }

  /// Reports that a child was not found, once for each type of parent.
  private func reportMisplaced(_ step: EffectPath, in place: Place) {
    if misplaced.contains(ObjectIdentifier(step.start)) { return }
    misplaced.append(ObjectIdentifier(step.start))
    jobs.report(
      """
      An effect of the action \(place.action) comes from a child that was not found: it is in \
      \(step.start), but was looked for in \(place.path.end). `map` embeds actions only. After it, add \
      `.child(value:)` with the path to the child's parent.
      """)
  }
}
