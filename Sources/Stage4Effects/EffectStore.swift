// Stage 4: the store for effectful reducers, which is the one there always was.
// SPDX-License-Identifier: MIT

extension Store {
  /// Makes a store that owns `value`, changes it by `reducer`, and does the work that this asks for.
  ///
  /// The reducer is lowered to a plain one that hands its effects to a runner, and the runner is the
  /// store's last observer. Effects run outside of `isolation`, and what they send is reduced in it.
  ///
  /// - Parameters:
  ///   - report: Told of mistakes that are not worth a crash: an effect that failed with nobody to
  ///     catch it, an action for a child that is gone. By default they go to standard error.
  ///   - isolation: The actor that the store is made on and stays on. Outside any actor there is none
  ///     to come back to, and this does not compile. Where the compiler does not look for the actor, in
  ///     the initial value of a stored property, name it: `isolation: MainActor.shared`.
  @inlinable
  public convenience init(
    value: Value,
    reducer: @escaping EffectReducer<Value, Action>,
    report: @escaping (String) -> Void = reportToStandardError,
    isolation: isolated any Actor = #isolation
  ) {
    let runner = EffectRunner<Action>(isolation: isolation, report: report)
    self.init(value: value, runner: runner) { value, action in
      runner.take(reducer(&value, action), of: action)
    }
  }

  /// Makes a store that owns `value` and whose reducer hands its effects to `runner`.
  ///
  /// It is for reducers of a kind of your own; those of stage 5 use it.
  @inlinable
  public convenience init(
    value: Value, runner: EffectRunner<Action>, reducer: @escaping Reducer<Value, Action>
  ) {
    self.init(value: value, reducer: reducer, lastObserver: runner)
    runner.send = { [weak self] action in self?.send(action) }
  }

  /// How many effects run; 0 for a store of a plain reducer.
  public var effectsInFlight: Int {
    (lastObserver as? EffectRunner<Action>)?.effectsInFlight ?? 0
  }

  /// The actions whose effects are in flight, in the order the effects were started.
  public var actionsInFlight: [Action] {
    (lastObserver as? EffectRunner<Action>)?.actionsInFlight ?? []
  }

  /// Returns when no effect runs; at once if none does.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await (lastObserver as? EffectRunner<Action>)?.finish()
  }
}
