// Stage 4: which effects are in flight, and waiting for them.

nonisolated extension Store {
  /// All that follows goes through here, where a debug build traps on a wrong actor.
  private var jobs: EffectJobs? {
    _plugin?.checkIsolation()
    return uncheckedJobs
  }

  private var uncheckedJobs: EffectJobs? { _plugin as? EffectJobs }

  /// The number of effects in flight: one for each `run`. An effect that has just sent its last action
  /// still counts, until its task has ended. For a store with a plain reducer, the number is 0.
  public var effectsInFlight: Int { jobs?.inFlight.count ?? 0 }

  /// For each effect in flight, in the order they were started, the action that asked for it.
  public var actionsInFlight: [Action] { jobs == nil ? [] : _actionsInFlight }

  /// Returns when no effects are in flight. Cancelling the calling task only ends the wait.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await jobs?.wait.end()
  }

  /// Sends `action`, and returns when its effects and those of all actions that follow from it have
  /// finished. Cancelling the calling task cancels these effects and no others, and ends the wait. A
  /// `fireAndForget` is neither waited for nor cancelled.
  public func sendAndWait(_ action: Action, isolation: isolated (any Actor)? = #isolation) async {
    await _wait { send(action) }
  }

  // MARK: For later stages

  /// Calls `send`, and waits for the effects of the actions that it sends to this store.
  public func _wait(
    isolation: isolated (any Actor)? = #isolation, forEffectsOf send: () -> Void
  ) async {
    guard let jobs else { return send() }
    let wait = EffectWait()
    _withOrigin(EffectCause(nil, wait: wait), send)
    // If the store is busy, the actions wait in its queue until this function suspends.
    if wait.pending == 0 { await Task.yield() }
    await wait.end()
    if !Task.isCancelled { return }
    for job in jobs.table.values where job.context?.cause.wait === wait { job.abandon() }
  }

  /// Reports an action that a scope does not send, because another child has taken its child's place.
  public func _reportMissingChild(_ action: Any) {
    (jobs?.report ?? _reportToStandardError)(missingChildReport(action))
  }

  /// The same as `actionsInFlight`, unchecked: a test store may be released on any thread.
  public var _actionsInFlight: [Action] {
    uncheckedJobs?.inFlight.compactMap { $0.action as? Action } ?? []
  }

  /// The action that led, by its effect, to the current one; `nil` if none did.
  public var _originalAction: Action? {
    jobs == nil ? nil : (_origin as? EffectCause)?.action as? Action
  }

  /// Cancels all effects.
  public func _cancelEffects() { jobs?.cancel(EffectGroup(feature: [])) }

  /// The tasks of the effects in flight.
  public var _tasksInFlight: [Task<Void, Never>] { jobs?.inFlight.compactMap(\.task) ?? [] }
}
