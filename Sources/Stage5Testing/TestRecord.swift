// Stage 5: the steps of a store, recorded by its reducer.

/// An action that was reduced, and the value after it.
nonisolated struct TestStep<Value, Action> {
  let action: Action
  /// The action whose effect sent this one, or `nil` if the test sent it.
  let startedBy: Action?
  let value: Value
}

/// The steps that the test has not accounted for yet, and the store's reports.
nonisolated final class TestRecord<Value, Action> {
  weak var store: Store<Value, Action>?
  var steps: [TestStep<Value, Action>] = []
  var reports: [String] = []

  func takeFirst() -> TestStep<Value, Action>? { steps.isEmpty ? nil : steps.removeFirst() }

  /// The same reducer, which also records its steps.
  func recordingSteps(
    of reducer: @escaping EffectReducer<Value, Action>
  ) -> EffectReducer<Value, Action> {
    { [self] value, action in
      let effect = reducer(&value, action)
      steps.append(TestStep(action: action, startedBy: store?._originalAction, value: value))
      return effect
    }
  }
}
