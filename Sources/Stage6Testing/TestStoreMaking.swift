// Stage 6: a test store for each kind of reducer.
// SPDX-License-Identifier: MIT

public import Testing

nonisolated extension TestStore {
  /// Makes a test store for an effectful reducer of a value that is not `Equatable`.
  ///
  /// `areEqual` decides whether a value is as expected. `report` is called with what the store
  /// reports; by default, each report fails the test. The store stays on `isolation`.
  public convenience init(
    value: Value,
    reducer: @escaping EffectReducer<Value, Action>,
    areEqual: @escaping (_ expected: Value, _ actual: Value) -> Bool,
    report: ((String) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = TestRecord<Value, Action>()
    let store = Store(
      value: value, reducer: record.tracing(reducer),
      report: report ?? { record.reports.append($0) })
    self.init(store: store, record: record, areEqual: areEqual, sourceLocation: sourceLocation)
  }

  /// Makes a test store for a reducer with an environment, of a value that is not `Equatable`.
  public convenience init<Environment>(
    value: Value,
    reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
    environment: Environment,
    areEqual: @escaping (_ expected: Value, _ actual: Value) -> Bool,
    report: ((String) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      value: value, reducer: provide(environment, to: reducer), areEqual: areEqual,
      report: report, sourceLocation: sourceLocation)
  }

  /// Makes a test store for a plain reducer of a value that is not `Equatable`. It needs no actor.
  public convenience init(
    value: Value,
    reducer: @escaping Reducer<Value, Action>,
    areEqual: @escaping (_ expected: Value, _ actual: Value) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = TestRecord<Value, Action>()
    let store = Store(value: value, reducer: record.tracing(reducer))
    self.init(store: store, record: record, areEqual: areEqual, sourceLocation: sourceLocation)
  }
}

nonisolated extension TestStore where Value: Equatable {
  /// Makes a test store for an effectful reducer.
  ///
  /// `report` is called with what the store reports; by default, each report fails the test. The
  /// store stays on `isolation`.
  public convenience init(
    value: Value,
    reducer: @escaping EffectReducer<Value, Action>,
    report: ((String) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      value: value, reducer: reducer, areEqual: ==, report: report,
      sourceLocation: sourceLocation)
  }

  /// Makes a test store for a reducer with an environment.
  public convenience init<Environment>(
    value: Value,
    reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
    environment: Environment,
    report: ((String) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      value: value, reducer: reducer, environment: environment, areEqual: ==, report: report,
      sourceLocation: sourceLocation)
  }

  /// Makes a test store for a plain reducer. It needs no actor.
  public convenience init(
    value: Value,
    reducer: @escaping Reducer<Value, Action>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(value: value, reducer: reducer, areEqual: ==, sourceLocation: sourceLocation)
  }
}
