// Stage 4: the store for effectful reducers, which is the store there always was.
// SPDX-License-Identifier: MIT

nonisolated extension Store {
  /// Creates a store that owns `value`, changes it by `reducer`, and runs the effects that this returns.
  ///
  /// The reducer is lowered to a plain one that hands its effects to a runner. The effects run outside of
  /// `isolation`; the actions they send are reduced in it.
  ///
  /// - Parameters:
  ///   - report: Called with programmer's mistakes that are not worth a crash: an effect that failed with
  ///     no `catch`, an action for a child that is gone. By default they are written to standard error.
  ///   - isolation: The actor that the store is created on and stays on. Outside any actor there is none
  ///     to come back to, and this does not compile. Where the compiler does not look for the actor, in
  ///     the initial value of a stored property, name it: `isolation: MainActor.shared`.
  @inlinable
  public convenience init(
    value: Value,
    reducer: @escaping EffectReducer<Value, Action>,
    report: @escaping (String) -> Void = reportToStandardError,
    isolation: isolated any Actor = #isolation
  ) {
    self.init(value: value, report: report, isolation: isolation) { runner in
      { value, action in runner.take(reducer(&value, action), of: action) }
    }
  }

  /// Creates a store for a reducer of another kind, which `lower` makes a plain one.
  ///
  /// - Parameter lower: Makes a reducer that hands its effects to the runner; see
  ///   ``EffectRunner/take(_:of:)``.
  @inlinable
  public convenience init(
    value: Value,
    report: @escaping (String) -> Void,
    isolation: isolated any Actor,
    lower: (_ runner: EffectRunner<Value, Action>) -> Reducer<Value, Action>
  ) {
    let runner = EffectRunner<Value, Action>(isolation: isolation, report: report)
    self.init(value: value, reducer: lower(runner), companion: runner)
    runner.store = self
  }

  private var runner: EffectRunner<Value, Action>? { companion as? EffectRunner<Value, Action> }

  /// How many effects are in flight; 0 for a store of a plain reducer.
  public var effectsInFlight: Int { runner?.effectsInFlight ?? 0 }

  /// The actions whose effects are in flight, in the order the effects were started: one for each effect.
  public var actionsInFlight: [Action] { runner?.actionsInFlight ?? [] }

  /// Returns when no effect is in flight any more, or as soon as the calling task is cancelled.
  ///
  /// Cancelling the task ends the wait and nothing else: the effects go on.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await runner?.finish()
  }

  /// Sends `action`, and returns when its effects have finished, and those of all actions sent by them.
  ///
  /// Cancelling the calling task cancels these effects, and only these. It is what SwiftUI's `refreshable` and `task` wait for:
  ///
  /// ```swift
  /// .refreshable { await store.sendAndWait(.pulledToRefresh) }
  /// ```
  public func sendAndWait(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let runner else { return send(action) }
    await runner.wait(sending: action)
  }
}
