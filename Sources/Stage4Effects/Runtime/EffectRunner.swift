// Stage 4: runs the effects that a reducer returns.
// SPDX-License-Identifier: MIT

/// Starts the effects of every action once its observers have been notified.
///
/// It is the store's companion, lives as long as the store, and is used on the store's actor only.
public nonisolated final class EffectRunner<Value, Action> {
  @usableFromInline weak var store: Store<Value, Action>?
  /// Whether effects of children that may leave are in flight.
  @exclusivity(unchecked) @usableFromInline var watchesChildren = false
  private let jobs: EffectJobs
  /// The job that contains the effects of the actions now being reduced.
  private var origin: EffectJob

  @usableFromInline
  init(isolation: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(actor: isolation, report: report)
    origin = jobs.root
  }

  var effectsInFlight: Int { jobs.count }
  var actionsInFlight: [Action] { jobs.actions.compactMap { $0 as? Action } }

  func finish(isolation: isolated (any Actor)? = #isolation) async {
    await jobs.wait(for: jobs.root)
  }

  func wait(sending action: Action, isolation: isolated (any Actor)? = #isolation) async {
    let work = jobs.begin(in: jobs.root) {}
    send(action, from: work)
    await jobs.wait(for: work)
    if Task.isCancelled { jobs.cancel(work) }
    jobs.end(work)
  }

  /// Takes the effect of the action being reduced, to start it once the observers have been notified.
  ///
  /// If the action made a child leave, the child's effects are cancelled first.
  @inlinable
  public func take(_ effect: Effect<Action>, of action: Action) {
    if !effect.isNone || watchesChildren { run(effect, of: action) }
  }

  @usableFromInline
  func run(_ effect: Effect<Action>, of action: Action) {
    store?.afterThisAction { [unowned self] in
      if watchesChildren { cancelEffectsOfChildrenThatLeft() }
      start(effect, in: Place(action: action, origin: origin, job: origin)) {}
    }
  }

  /// Where an effect comes from, and which job contains it.
  private struct Place {
    let action: Action
    let origin: EffectJob
    var job: EffectJob
    var path: [EffectID] = []
    /// Leads from the store's value to that of the feature.
    var parts: [(Any) -> Any?] = []
    let priority = Task.currentPriority
  }

  /// Starts `effect`, and calls `whenDone` once it has finished, possibly before this returns.
  private func start(
    _ effect: Effect<Action>, in place: Place, whenDone: @escaping () -> Void
  ) {
    guard let operation = effect.operation, !place.job.isOver else { return whenDone() }
    switch operation {
    case .send(let action):
      send(action, from: place.origin)
      whenDone()
    case .run(let begin):
      let job = jobs.begin(action: place.action, in: place.job, whenDone: whenDone)
      job.task = begin(
        EffectTask(job: job, priority: place.priority) { [weak self] in
          self?.send($0, from: place.origin)
        })
    case .merge(let effects):
      var left = effects.count
      for effect in effects {
        start(effect, in: place) {
          left -= 1
          if left == 0 { whenDone() }
        }
      }
    case .concatenate(let effects):
      startGroup(in: place, whenDone: whenDone) { place, end in
        startInTurn(effects[...], in: place, whenDone: end)
      }
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = EffectKey(path: place.path, id: id)
      if cancelInFlight { jobs.cancel(key, askedBy: place.job) }
      startGroup(key: key, in: place, whenDone: whenDone) { start(effect, in: $0, whenDone: $1) }
    case .child(let effect, let child):
      var place = place
      if let part = child.part { place.parts.append(part) }
      guard let id = child.id else { return start(effect, in: place, whenDone: whenDone) }
      place.path.append(id)
      let hasLeft = child.canLeave && !isPresent(place.parts, in: store?.value)
      startGroup(
        key: EffectKey(path: place.path, id: nil), parts: child.canLeave ? place.parts : nil,
        in: place, whenDone: whenDone
      ) { start(hasLeft ? effect.reports : effect, in: $0, whenDone: $1) }
    case .cancel(let id):
      jobs.cancel(EffectKey(path: place.path, id: id), askedBy: place.job)
      whenDone()
    case .report(let message, _):
      jobs.report(message)
      whenDone()
    }
  }

  /// Starts the effects of a group, which ends when `start` calls `end`.
  private func startGroup(
    key: EffectKey? = nil, parts: [(Any) -> Any?]? = nil, in place: Place,
    whenDone: @escaping () -> Void,
    start: (_ place: Place, _ end: @escaping () -> Void) -> Void
  ) {
    var place = place
    let job = jobs.begin(key: key, parts: parts, in: place.job, whenDone: whenDone)
    if parts != nil { watchesChildren = true }
    place.job = job
    start(place) { [weak jobs] in jobs?.end(job) }
  }

  /// Starts each effect when the previous one has finished. Those that finish at once run in a
  /// loop, so that any number of them needs no stack.
  private func startInTurn(
    _ effects: ArraySlice<Effect<Action>>, in place: Place, whenDone: @escaping () -> Void
  ) {
    var rest = effects
    while let effect = rest.popFirst() {
      var hasFinished = false
      var isAwaited = false
      // Weak, because a store may be released on another thread while an effect of it ends.
      start(effect, in: place) { [weak self, rest] in
        hasFinished = true
        if isAwaited { self?.startInTurn(rest, in: place, whenDone: whenDone) }
      }
      isAwaited = !hasFinished
      if isAwaited { return }
    }
    whenDone()
  }

  private func cancelEffectsOfChildrenThatLeft() {
    guard let store else { return }
    let value: Any = store.value
    jobs.cancelChildren { !isPresent($0, in: value) }
    watchesChildren = jobs.watchesChildren
  }

  /// Whether the parts are all there, each in the one before and the first in `value`.
  private func isPresent(_ parts: [(Any) -> Any?], in value: Any?) -> Bool {
    var value = value
    for part in parts { value = value.flatMap(part) }
    return value != nil
  }

  private func send(_ action: Action, from origin: EffectJob) {
    let outer = self.origin
    self.origin = origin
    store?.send(action)
    self.origin = outer
  }
}
