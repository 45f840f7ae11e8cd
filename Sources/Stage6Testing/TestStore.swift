// Stage 6: the store under test, which is the real one and tells what it did.
// SPDX-License-Identifier: MIT

public import Testing

/// Runs a feature in the real store with its real effects, and holds every step of it to what the
/// test says.
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
/// What effects send is reduced at once, as in any store, and then waits to be received in that
/// order. The test says how each action changes the value. A step that is not as it says is recorded
/// as an issue in the line of that step, and so are actions never received and effects that still run
/// when the test store goes. One that has just sent its last action still does, for a moment: end a
/// test of effects by `finish()`.
///
/// It is a tool for tests: no app links it. It keeps a copy of the value for every action that was
/// not received yet, so it is not the place to watch that a value is changed in place.
public final class TestStore<Value, Action> {
  /// How much a test has to say.
  public enum Exhaustivity: Sendable {
    /// All of it: each change of the value, each action, the end of each effect.
    case on
    /// What it wants to: the closures say what the value has then among other things, and other
    /// actions may come before the one that is received.
    case off
  }

  /// How much this test has to say; by default, all of it.
  public var exhaustivity = Exhaustivity.on

  let store: Store<Value, TracedAction<Action>>
  let record: TestRecord<Value, Action>
  let areEqual: (Value, Value) -> Bool
  /// The value after the last action that the test has accounted for.
  var accountedFor: Value
  private let sourceLocation: SourceLocation

  init(
    store: Store<Value, TracedAction<Action>>, record: TestRecord<Value, Action>,
    areEqual: @escaping (Value, Value) -> Bool, sourceLocation: SourceLocation
  ) {
    self.store = store
    self.record = record
    self.areEqual = areEqual
    self.accountedFor = store.value
    self.sourceLocation = sourceLocation
  }

  deinit {
    failForReports(sourceLocation)
    failForUnreceived(.end, sourceLocation)
    failForRunning(sourceLocation)
  }

  /// The value as the last action left it, whether that was received or not.
  public var value: Value { store.value }

  /// How many effects run.
  public var effectsInFlight: Int { store.effectsInFlight }

  /// The actions whose effects run, in the order the effects were started; one for each effect.
  public var actionsInFlight: [Action] {
    store.actionsInFlight.compactMap(\.action)
  }

  /// Sends `action`, and checks how it changes the value.
  ///
  /// What effects have sent before must have been received. What they send at once is to be received
  /// next: `assert` is about this action alone.
  ///
  /// - Parameter assert: Makes the value after the action out of the one before it.
  public func send(
    _ action: Action,
    assert: (inout Value) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    failForUnreceived(.send(action), sourceLocation)
    skipReceived()
    store.send(.perform(action, startedBy: nil))
    defer { failForReports(sourceLocation) }
    // There is none yet if the store is busy, which it is for nobody but its `report`.
    guard let step = record.takeFirst() else { return }
    check(step, sourceLocation, assert)
  }

  /// Holds one step to what the test says of it.
  func check(
    _ step: TestStep<Value, Action>, _ sourceLocation: SourceLocation,
    _ assert: (inout Value) -> Void
  ) {
    let before = accountedFor
    accountedFor = step.value
    var asserted = before
    assert(&asserted)
    if areEqual(asserted, step.value) { return }
    if exhaustivity == .off {
      // Only what the closure sets is held to account: it must be there already.
      asserted = step.value
      assert(&asserted)
      if areEqual(asserted, step.value) { return }
    }
    let reason: UnexpectedValue.Reason =
      if areEqual(before, asserted) { .nothingAsserted } else if areEqual(before, step.value) {
        .nothingChanged
      } else { .other }
    fail(
      UnexpectedValue.text(
        action: step.action, expected: asserted, actual: step.value, reason: reason),
      sourceLocation)
  }

  func fail(_ text: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}
