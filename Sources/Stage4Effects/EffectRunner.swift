// Stage 4: the observer that does the work, last of all.
// SPDX-License-Identifier: MIT

/// Starts the effects of every action after its observers were told, and keeps account of them.
public final class EffectRunner<Action>: LastObserver {
  // What is generic here can be inlined, so that it is specialised for the caller's actions. It all
  // starts with `pending`, a closure that is made where the action's type is known.
  private var hasStarted = false
  private var pending: (() -> Void)?
  @usableFromInline var send: (Action) -> Void = { _ in }
  @usableFromInline let jobs: EffectJobs

  /// Makes a runner for one store, which lives on `isolation`.
  public init(isolation: any Actor, report: @escaping (String) -> Void) {
    jobs = EffectJobs(inbox: EffectInbox(isolation: isolation), report: report)
    super.init()
    isDue = false
  }

  // The last reference to a class on an actor, and to its store, may be let go on any thread.
  deinit {
    if hasStarted { jobs.inbox.inIsolation { [jobs] in jobs.abandon() } }
  }

  /// How many effects run.
  public var effectsInFlight: Int { jobs.count }

  /// The actions whose effects run, in the order the effects were started; one for each effect.
  public var actionsInFlight: [Action] { jobs.actions.compactMap { $0 as? Action } }

  /// Returns when no effect runs; at once if none does.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    // Who is resumed may find that others have begun in the meantime.
    while effectsInFlight > 0 {
      await withCheckedContinuation { jobs.waiting.append($0) }
    }
  }

  /// Takes the effect of the action that is being reduced, to start it when the observers were told.
  @inlinable
  public func take(_ effect: Effect<Action>, of action: Action) {
    if !effect.isNone { add(effect, of: action) }
  }

  @inlinable
  @inline(never)
  func add(_ effect: Effect<Action>, of action: Action) {
    setPending { [unowned self] in
      start(effect, in: Place(action: action, path: [], job: jobs.root)) {}
    }
  }

  @usableFromInline
  func setPending(_ start: @escaping () -> Void) {
    pending = start
    hasStarted = true
    isDue = true
  }

  public override func actionWasObserved() {
    isDue = false
    pending.take()?()
  }

  /// Where in the app an effect comes from, and what it is a part of.
  @usableFromInline
  struct Place {
    @usableFromInline let action: Action
    @usableFromInline var path: [EffectID]
    @usableFromInline var job: EffectJob

    @inlinable
    init(action: Action, path: [EffectID], job: EffectJob) {
      self.action = action
      self.path = path
      self.job = job
    }
  }

  /// Starts `effect`, and calls `finish` once when it has finished, which may be at once.
  @inlinable
  func start(_ effect: Effect<Action>, in place: Place, finish: @escaping () -> Void) {
    guard let operation = effect.operation, !place.job.isCancelled else { return finish() }
    switch operation {
    case .send(let action):
      send(action)
      finish()
    case .run(let begin):
      let job = jobs.begin(action: place.action, parent: place.job, whenDone: finish)
      job.task = begin(EffectReceiver(job: job, jobs: jobs, receive: send))
    case .merge(let effects):
      var left = effects.count
      for effect in effects {
        start(effect, in: place) {
          left -= 1
          if left == 0 { finish() }
        }
      }
    case .concatenate(let effects):
      startInTurn(effects[...], in: place, finish: finish)
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = EffectKey(path: place.path, id: id)
      if cancelInFlight { jobs.cancel(key, from: place.job) }
      startGroup(effect, key: key, in: place, finish: finish)
    case .child(let id, let effect):
      var place = place
      place.path.append(id)
      let key = EffectKey(path: place.path, id: nil)
      startGroup(effect, key: key, in: place, finish: finish)
    case .cancel(let id):
      jobs.cancel(EffectKey(path: place.path, id: id), from: place.job)
      finish()
    case .cancelAll:
      jobs.cancel(EffectKey(path: place.path, id: nil), from: place.job)
      finish()
    case .report(let message):
      jobs.report(message)
      finish()
    }
  }

  /// Starts `effect` as one that can be called off as a whole, by its key.
  @inlinable
  func startGroup(
    _ effect: Effect<Action>, key: EffectKey, in place: Place, finish: @escaping () -> Void
  ) {
    let job = jobs.begin(key: key, parent: place.job, whenDone: finish)
    var place = place
    place.job = job
    start(effect, in: place) { [jobs] in jobs.end(job) }
  }

  /// Starts each effect when the one before has finished: in a loop, for those that finish at once.
  @inlinable
  func startInTurn(
    _ effects: ArraySlice<Effect<Action>>, in place: Place, finish: @escaping () -> Void
  ) {
    var rest = effects
    while let effect = rest.popFirst() {
      var hasFinished = false
      var isAwaited = false
      start(effect, in: place) { [weak self, rest] in
        hasFinished = true
        if isAwaited { self?.startInTurn(rest, in: place, finish: finish) }
      }
      isAwaited = !hasFinished
      if isAwaited { return }
    }
    finish()
  }
}
