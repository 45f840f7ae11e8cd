// Stage 6: what a store did, written down by its reducer.
// SPDX-License-Identifier: MIT

/// An action that knows which one started the effect that it comes from.
enum TracedAction<Action> {
  /// `startedBy` is `nil` for what the test itself sends.
  case perform(Action, startedBy: Action?)
  /// Calls off all effects, and is no step of the feature.
  case cancelAll

  var action: Action? {
    if case .perform(let action, _) = self { action } else { nil }
  }
}

/// An action that was reduced, and the value after it.
struct TestStep<Value, Action> {
  let action: Action
  let startedBy: Action?
  let value: Value
}

/// The steps that the test has not accounted for yet, and what the store reported.
final class TestRecord<Value, Action> {
  private(set) var steps: [TestStep<Value, Action>] = []
  var reports: [String] = []

  func takeFirst() -> TestStep<Value, Action>? {
    steps.isEmpty ? nil : steps.removeFirst()
  }

  func takeAll() -> [TestStep<Value, Action>] {
    defer { steps = [] }
    return steps
  }

  /// The given reducer, which also writes down its steps.
  func tracing(
    _ reducer: @escaping Reducer<Value, Action>
  ) -> Reducer<Value, TracedAction<Action>> {
    { [self] value, traced in
      guard case .perform(let action, let startedBy) = traced else { return }
      reducer(&value, action)
      steps.append(TestStep(action: action, startedBy: startedBy, value: value))
    }
  }

  /// The given reducer, which also writes down its steps, and whose effects say where what they send
  /// comes from. They are the same effects otherwise, and run by the store as they are.
  func tracing(
    _ reducer: @escaping EffectReducer<Value, Action>
  ) -> EffectReducer<Value, TracedAction<Action>> {
    { [self] value, traced in
      guard case .perform(let action, let startedBy) = traced else { return .cancelAll }
      let effect = reducer(&value, action)
      steps.append(TestStep(action: action, startedBy: startedBy, value: value))
      return effect.map { .perform($0, startedBy: action) }
    }
  }
}
