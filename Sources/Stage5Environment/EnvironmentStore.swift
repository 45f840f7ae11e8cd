// Stage 5: the store for reducers with an environment.
// SPDX-License-Identifier: MIT

nonisolated extension Store {
  /// Creates a store that owns `value`, which only `reducer` changes, and runs the effects it
  /// returns.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - reducer: Changes the value and returns effects.
  ///   - environment: Passed to `reducer` with each action. The store retains it.
  ///   - report: Called with programmer errors that are not worth a crash.
  ///   - isolation: The actor that the store is created on and stays on, by default the caller's.
  @inlinable
  public convenience init<Environment>(
    value: Value,
    reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
    environment: Environment,
    report: @escaping (String) -> Void = reportToStandardError,
    isolation: isolated any Actor = #isolation
  ) {
    self.init(value: value, report: report, isolation: isolation) { runner in
      { value, action in runner.take(reducer(&value, action, environment), of: action) }
    }
  }
}
