// Stage 5: a reducer that is handed what its work depends on.
// SPDX-License-Identifier: MIT

/// Changes a value in place according to an action, and returns the work to be done for it, which may
/// use what is in the environment.
///
/// The environment is a struct of closures: the clock, the network, the files. It is handed down from
/// the store, so two stores never share one by accident, and a test hands in its own.
public typealias EnvironmentReducer<Value, Action, Environment> =
  (_ value: inout Value, _ action: Action, _ environment: Environment) -> Effect<Action>

/// An effectful reducer where one with an environment is wanted: it uses none.
@inlinable
public func lift<Value, Action, Environment>(
  _ reducer: @escaping EffectReducer<Value, Action>
) -> EnvironmentReducer<Value, Action, Environment> {
  { value, action, _ in reducer(&value, action) }
}

/// A plain reducer where one with an environment is wanted: it uses none, and asks for nothing.
@inlinable
public func lift<Value, Action, Environment>(
  _ reducer: @escaping Reducer<Value, Action>
) -> EnvironmentReducer<Value, Action, Environment> {
  { value, action, _ in
    reducer(&value, action)
    return .none
  }
}

/// The effectful reducer that uses `environment` for good.
@inlinable
public func provide<Value, Action, Environment>(
  _ environment: Environment,
  to reducer: @escaping EnvironmentReducer<Value, Action, Environment>
) -> EffectReducer<Value, Action> {
  { value, action in reducer(&value, action, environment) }
}
