// Stage 5: turns a reducer of a part into one of the whole, environment included.
// SPDX-License-Identifier: MIT

/// Returns a reducer that runs the given one on a part of the whole, with an environment for that
/// part.
///
/// ```swift
/// pullback(
///   favoritesReducer, value: \.favorites,
///   action: CasePath(\.favorites, AppAction.favorites), environment: \.file)
/// ```
///
/// `environment` makes the part's environment from the whole's: a piece of it, or a different one for
/// this part only. It is called for the part's own actions only. Otherwise the same as the pullback of
/// effectful reducers.
@inlinable
public func pullback<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
  value: WritableKeyPath<ParentValue, Value>,
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction, parent: ParentEnvironment
  ) -> Effect<ParentAction> {
    let reducer: EffectReducer<Value, Action> = { value, action in
      reducer(&value, action, environment(parent))
    }
    return pullback(reducer, value: value, action: action)(&parentValue, parentAction)
  }
  return pulledBack
}
