// Stage 4: a reducer that also asks for work.
// SPDX-License-Identifier: MIT

/// Changes a value in place according to an action, and returns the work to be done for it.
///
/// It is as pure as a ``Reducer``: the effect it returns is a value.
public typealias EffectReducer<Value, Action> =
  (_ value: inout Value, _ action: Action) -> Effect<Action>

/// A plain reducer as an effectful one, which asks for no work.
@inlinable
public func lift<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in
    reducer(&value, action)
    return .none
  }
}
