// Stage 5: a test store for each kind of reducer.

public import Testing

nonisolated extension TestStore {
  /// Creates a test store for an effectful reducer, or `lift(reducer)`, whose value is not `Equatable`.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - reducer: The reducer under test.
  ///   - areEqual: Whether a value is as expected.
  ///   - report: Called with the store's reports; by default, each of them fails the test.
  ///   - onFailure: Called with each failure, and the line of the test that it is about; by default,
  ///     an issue is recorded there. In XCTest, pass `{ XCTFail($0, line: UInt($1.line)) }`.
  ///   - isolation: The actor that the store stays on.
  ///   - sourceLocation: The line at which failures are recorded when the store is released.
  public convenience init(
    value: Value,
    reducer: @escaping EffectReducer<Value, Action>,
    areEqual: @escaping (_ expected: Value, _ actual: Value) -> Bool,
    report: ((String) -> Void)? = nil,
    onFailure: ((String, SourceLocation) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = TestRecord<Value, Action>()
    let store = Store(
      value: value, reducer: record.recordingSteps(of: reducer),
      report: report ?? { record.reports.append($0) })
    self.init(
      store: store, record: record, areEqual: areEqual, onFailure: onFailure,
      sourceLocation: sourceLocation)
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

nonisolated extension TestStore where Value: Equatable {
  /// Creates a test store for an effectful reducer.
  ///
  /// Otherwise the same as ``init(value:reducer:areEqual:report:onFailure:isolation:sourceLocation:)``.
  public convenience init(
    value: Value,
    reducer: @escaping EffectReducer<Value, Action>,
    report: ((String) -> Void)? = nil,
    onFailure: ((String, SourceLocation) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      value: value, reducer: reducer, areEqual: ==, report: report, onFailure: onFailure,
      sourceLocation: sourceLocation)
  }

  /// Creates a test store for a plain reducer. It needs no actor.
  public convenience init(
    value: Value,
    reducer: @escaping Reducer<Value, Action>,
    onFailure: ((String, SourceLocation) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = TestRecord<Value, Action>()
    let reducer = record.recordingSteps(of: lift(reducer))
    let store = Store(value: value, reducer: { _ = reducer(&$0, $1) })
    self.init(
      store: store, record: record, areEqual: ==, onFailure: onFailure,
      sourceLocation: sourceLocation)
  }
}
