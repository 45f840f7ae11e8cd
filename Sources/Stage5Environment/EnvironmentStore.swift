// Stage 5: the store for reducers with an environment.
// SPDX-License-Identifier: MIT

nonisolated extension Store {
  /// Creates a store that owns `value` and changes it by `reducer`, which is handed `environment`.
  ///
  /// - Parameters:
  ///   - report: Called with programmer's mistakes that are not worth a crash.
  ///   - isolation: The actor that the store is created on and stays on.
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
