// Stage 4: the store of stage 1, made with an effectful reducer.
// SPDX-License-Identifier: MIT

nonisolated extension Store {
  /// Creates a store that owns `value`, which only `reducer` changes, and runs the effects it
  /// returns.
  ///
  /// The reducer is lowered to a plain one that hands its effects to a runner. Effects run outside
  /// of `isolation`; the actions they send are reduced in it. When the store is released, its
  /// effects are cancelled.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - reducer: Changes the value and returns effects.
  ///   - report: Called with programmer errors that are not worth a crash: an effect that failed
  ///     and has no `catch`, an action for a child that is gone. The default writes to standard
  ///     error.
  ///   - isolation: The actor that the store is created on and stays on, by default the caller's.
  ///     Outside any actor, effects would have no isolation to come back to, and the call does not
  ///     compile. In the initial value of a stored property, where the compiler does not look for
  ///     an actor, name it: `isolation: MainActor.shared`.
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

  /// Creates a store for another kind of reducer, which `lower` turns into a plain one.
  ///
  /// `lower` makes a reducer that hands its effects to the runner; see
  /// `EffectRunner/take(_:of:)`.
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

  /// The number of effects in flight: one for each `run`. It is 0 for a store with a plain reducer.
  public var effectsInFlight: Int { runner?.effectsInFlight ?? 0 }

  /// For each effect in flight, in the order they were started, the action that asked for it.
  public var actionsInFlight: [Action] { runner?.actionsInFlight ?? [] }

  /// Returns when no effects are in flight, or as soon as the calling task is cancelled.
  ///
  /// Cancelling that task only ends the wait: the effects continue.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await runner?.finish()
  }

  /// Sends `action`, and returns when its effects and those of all actions that follow from it have
  /// finished.
  ///
  /// Cancelling the calling task cancels these effects and no others, and ends the wait.
  /// Await it in SwiftUI's `refreshable` and `task`:
  ///
  /// ```swift
  /// .refreshable { @MainActor in await store.sendAndWait(.pulledToRefresh) }
  /// ```
  public func sendAndWait(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let runner else { return send(action) }
    await runner.wait(sending: action)
  }
}
