// Stage 4: which effects are in flight, and waiting for them.

nonisolated extension Store {
  /// All that follows goes through here, where a debug build traps on a wrong actor.
  private var jobs: EffectJobs? {
    plugin?.checkIsolation()
    return uncheckedJobs
  }

  private var uncheckedJobs: EffectJobs? { (plugin as? EffectRunner<Value, Action>)?.jobs }

  /// The number of effects in flight: one for each `run`. An effect that has just sent its last action
  /// still counts, until its task has ended. It is 0 for a store with a plain reducer.
  public var effectsInFlight: Int { jobs?.inFlight.count ?? 0 }

  /// For each effect in flight, in the order they were started, the action that asked for it.
  public var actionsInFlight: [Action] { jobs == nil ? [] : _actionsInFlight }

  /// The same, unchecked: a test store may be released on any thread.
  public var _actionsInFlight: [Action] {
    uncheckedJobs?.inFlight.compactMap { $0.action as? Action } ?? []
  }

  /// The action that led, by its effect, to the current one; `nil` if none did. For test stores.
  public var originalAction: Action? {
    jobs == nil ? nil : (origin as? EffectCause)?.action as? Action
  }

  /// Cancels all effects. For test stores; a feature returns `Effect.cancelAll`.
  public func cancelEffects() { jobs?.cancel(.child([]), exceptAround: jobs?.root) }

  /// The tasks of the effects in flight. For test stores.
  public var tasksInFlight: [Task<Void, Never>] { jobs?.inFlight.compactMap(\.task) ?? [] }

  /// Returns when no effects are in flight. Cancelling the calling task only ends the wait.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await jobs?.root.wait()
  }

  /// Sends `action`, and returns when its effects and those of all actions that follow from it have
  /// finished. Cancelling the calling task cancels these effects and no others, and ends the wait. Neither
  /// concerns `fireAndForget`.
  public func sendAndWait(_ action: Action, isolation: isolated (any Actor)? = #isolation) async {
    await wait { send(action) }
  }

  /// Calls `send`, and returns when the effects of the actions that it sends to this store have
  /// finished. Otherwise the same as ``sendAndWait(_:isolation:)``.
  public func wait(
    isolation: isolated (any Actor)? = #isolation, forEffectsOf send: () -> Void
  ) async {
    guard let jobs else { return send() }
    let work = jobs.begin(in: jobs.root, group: .wait)
    withOrigin(EffectCause(nil, work), send)
    // If the store is busy, the actions wait in its queue until this function suspends.
    if work.members.isEmpty { await Task.yield() }
    await work.wait()
    if Task.isCancelled { work.cancel(.abandoned) }
    work.finish()
  }
}
