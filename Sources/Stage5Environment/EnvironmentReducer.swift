// Stage 5: a reducer that is passed its dependencies.
// SPDX-License-Identifier: MIT

/// Changes a value in place according to an action, and returns the work to be done for it, which
/// can use the environment.
///
/// An environment is usually a struct of closures: the clock, the network, the files. The store
/// passes it down, so two stores never share one by accident, and a test passes its own.
public typealias EnvironmentReducer<Value, Action, Environment> =
  (_ value: inout Value, _ action: Action, _ environment: Environment) -> Effect<Action>

/// Returns a reducer that ignores its environment and runs the effectful one.
@inlinable
public func lift<Value, Action, Environment>(
  _ reducer: @escaping EffectReducer<Value, Action>
) -> EnvironmentReducer<Value, Action, Environment> {
  { value, action, _ in reducer(&value, action) }
}

/// Returns a reducer that ignores its environment, runs the plain one and returns no effect.
@inlinable
public func lift<Value, Action, Environment>(
  _ reducer: @escaping Reducer<Value, Action>
) -> EnvironmentReducer<Value, Action, Environment> {
  { value, action, _ in
    reducer(&value, action)
    return .none
  }
}

/// Returns an effectful reducer that always runs the given one with `environment`.
@inlinable
public func provide<Value, Action, Environment>(
  _ environment: Environment,
  to reducer: @escaping EnvironmentReducer<Value, Action, Environment>
) -> EffectReducer<Value, Action> {
  { value, action in reducer(&value, action, environment) }
}
