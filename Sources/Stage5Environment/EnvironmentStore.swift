// Stage 5: the store for reducers with an environment.
// SPDX-License-Identifier: MIT

extension Store {
  /// Makes a store that owns `value` and changes it by `reducer`, which it hands `environment`.
  ///
  /// - Parameters:
  ///   - report: Told of mistakes that are not worth a crash.
  ///   - isolation: The actor that the store is made on and stays on.
  @inlinable
  public convenience init<Environment>(
    value: Value,
    reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
    environment: Environment,
    report: @escaping (String) -> Void = reportToStandardError,
    isolation: isolated any Actor = #isolation
  ) {
    let runner = EffectRunner<Action>(isolation: isolation, report: report)
    // Not by `provide`, which would be one more call for each action.
    self.init(value: value, runner: runner) { value, action in
      runner.take(reducer(&value, action, environment), of: action)
    }
  }
}
