// Stage 5: higher-order reducers over those with an environment, which they may use.
// SPDX-License-Identifier: MIT

/// Any higher-order reducer made for effectful reducers, over one with an environment.
///
/// ```swift
/// wrap(appReducer, in: { reducer, environment in logging(reducer, printer: environment.print) })
/// ```
///
/// - Parameter higherOrder: Called for each action, with the reducer and the environment.
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
