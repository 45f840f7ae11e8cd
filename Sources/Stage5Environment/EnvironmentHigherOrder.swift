// Stage 5: higher-order reducers that use the environment.
// SPDX-License-Identifier: MIT

/// Applies a higher-order reducer that was made for effectful reducers to one with an environment.
///
/// ```swift
/// wrap(appReducer, in: { reducer, environment in logging(reducer, printer: environment.print) })
/// ```
///
/// `higherOrder` is called for each action, with the reducer, its environment provided, and that
/// environment.
@inlinable
public func wrap<Value, Action, NewValue, NewAction, Environment>(
  _ reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
  in higherOrder:
    @escaping (@escaping EffectReducer<Value, Action>, Environment)
    -> EffectReducer<NewValue, NewAction>
) -> EnvironmentReducer<NewValue, NewAction, Environment> {
  { value, action, environment in
    higherOrder(provide(environment, to: reducer), environment)(&value, action)
  }
}
