// Stage 4: the store of stage 1, made with an effectful reducer.

nonisolated extension Store {
  /// Creates a store that owns `value`, which only `reducer` changes, and that runs the effects which
  /// `reducer` returns. They run outside of `isolation`, and the actions that they send are reduced in it. When
  /// the store is released, they are cancelled.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - reducer: Changes the value and returns effects.
  ///   - report: Called with programmer errors that are not worth a crash: an uncaught error of an
  ///     effect, an action for a child that is gone. The default writes to standard error.
  ///   - isolation: The actor that the store is created on and stays on, by default the caller's.
  ///     Outside any actor, the call does not compile. In the initial value of a stored property,
  ///     name it: `isolation: MainActor.shared`. A debug build traps if the store is used elsewhere.
  /// - Precondition: The caller is not an actor's async initializer, which has no isolation yet.
  @inlinable public convenience init(
    value: Value, reducer: @escaping EffectReducer<Value, Action>,
    report: @escaping (String) -> Void = _reportToStandardError,
    isolation: isolated any Actor = #isolation
  ) {
    let runner = EffectRunner<Value, Action>(actor: isolation, report: report)
    self.init(
      value: value,
      reducer: { value, action in
        runner.checkIsolation()
        let effect = reducer(&value, action)
        if !effect.isNone { runner.schedule(effect, of: action) }
      }, _plugin: runner)
    runner.store = self
    runner.sendToStore = { [unowned self] in send($0) }
  }

  @available(*, unavailable, message: "call the feature with its environment first")
  public convenience init<Environment>(
    value: Value, reducer: (Environment) -> EffectReducer<Value, Action>
  ) { fatalError() }

  @available(
    *, unavailable, message: "the reducer changes the value in place: its parameter is `inout`"
  )
  public convenience init<Result>(value: Value, reducer: (Value, Action) -> Result) { fatalError() }
}
