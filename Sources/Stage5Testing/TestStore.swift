// Stage 5: the store under test, which is the real one and records its steps.

public import Testing

/// Runs a feature in the real store with its real effects, and compares every step with what the test
/// asserts.
///
/// ```swift
/// let store = TestStore(value: Counter(), reducer: counterReducer)
/// store.send(.nthPrimeTapped) { $0.isLoading = true }
/// await store.receive(.nthPrimeLoaded(5)) {
///   $0.isLoading = false
///   $0.nthPrime = 5
/// }
/// await store.finish()
/// ```
///
/// Actions that effects send are reduced at once, as in any store, and then wait to be received in
/// that order. If a step differs from what the test asserts, an issue is recorded at its line; so are
/// actions that were never received and effects that are still in flight when the test store is
/// released. An effect that has just sent its last action is in flight for a moment longer, so end a
/// test of effects with `finish()`.
///
/// A failure outside of a Swift Testing test stops the program, unless the test store was made with `onFailure`.
/// The test store copies the value for every action, so it cannot check that a value is changed in place.
public nonisolated final class TestStore<Value, Action> {
  /// How much a test has to assert.
  public enum Exhaustivity: Sendable {
    /// Every change of the value, every action, and the end of every effect.
    case on
    /// A closure may leave out changes, and other actions may arrive before the one that is received.
    ///
    /// Each property must be as the closure leaves it in the value before the action, or in the one after
    /// it; so a property that it leaves alone is not compared. A set, a dictionary, and an array that it
    /// makes longer or shorter count as one property. The closure runs on both values, so assign an array from
    /// which the action removes an element, instead of removing again.
    case off
  }

  /// How much the steps that follow have to assert.
  public var exhaustivity = Exhaustivity.on

  let store: Store<Value, Action>
  let record: TestRecord<Value, Action>
  let areEqual: (Value, Value) -> Bool
  /// The value after the last action that the test has accounted for.
  var accountedFor: Value
  private let onFailure: ((String, SourceLocation) -> Void)?
  private let wasMadeInTest = Test.current != nil
  private let sourceLocation: SourceLocation

  init(
    store: Store<Value, Action>, record: TestRecord<Value, Action>,
    areEqual: @escaping (Value, Value) -> Bool,
    onFailure: ((String, SourceLocation) -> Void)?, sourceLocation: SourceLocation
  ) {
    (self.store, self.record, self.areEqual) = (store, record, areEqual)
    (self.onFailure, self.sourceLocation) = (onFailure, sourceLocation)
    accountedFor = store.value
    record.store = store
    if Value.self is AnyObject.Type {
      fail(
        """
        The value is an object of the class \(Value.self), which is changed in place, so that every \
        assertion about it would hold: make it a struct.
        """, sourceLocation)
    }
  }

  deinit { failForTheRest(areAsleep: false, sourceLocation) }

  /// The value after the last action, whether that was received or not.
  public var value: Value { store.value }

  public var effectsInFlight: Int { store.effectsInFlight }

  /// The actions whose effects are in flight, in the order the effects were started.
  public var actionsInFlight: [Action] { store.actionsInFlight }

  /// Sends `action`, and checks how it changes the value.
  ///
  /// All actions that effects have sent before must have been received: during any `await` of the test, an
  /// effect that waits for nothing may have sent one. `assert` changes the value before this action into the
  /// expected one after it. Actions that follow from it are received next.
  public func send(
    _ action: Action,
    assert: (inout Value) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    failForUnreceived(before: action, sourceLocation)
    let tooEarly = exhaustivity == .off ? [] : record.steps.filter(\.arrivedByChance)
    record.tooEarly += tooEarly.map(\.action)
    skipReceived()
    record.isSending = true
    store.send(action)
    record.isSending = false
    defer { failForReports(sourceLocation) }
    // If a `report` closure calls this, the store is busy, and queues the action.
    guard let step = record.takeFirst() else { return }
    if tooEarly.isEmpty { check(step, sourceLocation, assert) } else { accountedFor = step.value }
  }

  func fail(_ text: String, _ sourceLocation: SourceLocation) {
    if let onFailure { return onFailure(text, sourceLocation) }
    if !wasMadeInTest && Test.current == nil {
      fatalError(
        """
        A test store failed outside of a Swift Testing test, where its issues are not seen. Use it in a \
        function marked `@Test`; in XCTest, pass `onFailure: { XCTFail($0, line: UInt($1.line)) }`.

        \(text)
        """)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}

/// An action that was reduced, and the value after it.
nonisolated struct TestStep<Value, Action> {
  let action: Action
  /// The action whose effect sent this one, or `nil` if the test sent it.
  let startedBy: Action?
  let value: Value
  /// Whether it arrived while the test awaited something, so that the next run may have another order.
  let arrivedByChance: Bool
}

/// The steps that the test has not accounted for yet, and the store's reports.
nonisolated final class TestRecord<Value, Action> {
  weak var store: Store<Value, Action>?
  var steps: [TestStep<Value, Action>] = []
  var reports: [String] = []
  /// Whether the test is sending an action.
  var isSending = false
  /// The actions that arrived by chance before the test sent another, for which it has failed already.
  var tooEarly: [Action] = []

  func takeFirst() -> TestStep<Value, Action>? { steps.isEmpty ? nil : steps.removeFirst() }

  /// The same reducer, which also records its steps.
  func recordingSteps(
    of reducer: @escaping EffectReducer<Value, Action>
  ) -> EffectReducer<Value, Action> {
    { [self] value, action in
      let effect = reducer(&value, action)
      steps.append(
        TestStep(
          action: action, startedBy: store?._originalAction, value: value,
          arrivedByChance: !isSending))
      return effect
    }
  }
}
