// Stage 4: a reducer that also returns an effect.
// SPDX-License-Identifier: MIT

/// Changes a value in place according to an action, and returns the work to be done for it.
///
/// It is as pure as a `Reducer`: the effect that it returns is only a value.
public typealias EffectReducer<Value, Action> =
  (_ value: inout Value, _ action: Action) -> Effect<Action>

/// Returns an effectful reducer that runs the plain one and returns no effect.
@inlinable
public func lift<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in
    reducer(&value, action)
    return .none
  }
}
