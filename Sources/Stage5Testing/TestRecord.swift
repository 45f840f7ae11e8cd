// Stage 5: the steps of a store, recorded by its reducer.
// SPDX-License-Identifier: MIT

/// An action together with the one whose effect sent it.
///
/// It prints as the action that it carries, because the store's reports name actions.
nonisolated enum TracedAction<Action>: CustomStringConvertible {
  /// `startedBy` is `nil` for an action that the test itself sends.
  case perform(Action, startedBy: Action?)
  /// Cancels all effects, and is not a step of the feature.
  case cancelEverything

  var action: Action? { if case .perform(let action, _) = self { action } else { nil } }

  var description: String { action.map { "\($0)" } ?? "cancelEverything" }
}

/// An action that was reduced, and the value after it.
nonisolated struct TestStep<Value, Action> {
  let action: Action
  let startedBy: Action?
  let value: Value
}

/// The steps that the test has not accounted for yet, and the store's reports.
nonisolated final class TestRecord<Value, Action> {
  var steps: [TestStep<Value, Action>] = []
  let effectsAsleep = EffectsAsleep()
  var reports: [String] = []

  func takeFirst() -> TestStep<Value, Action>? { steps.isEmpty ? nil : steps.removeFirst() }

  /// The same reducer, which also records its steps, and marks the actions of its effects with the
  /// action that started them.
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
