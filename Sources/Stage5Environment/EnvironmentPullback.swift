// Stage 5: a reducer of a part made into one of the whole, environment included.
// SPDX-License-Identifier: MIT

/// Makes a reducer of a part work on the whole that the part belongs to.
///
/// ```swift
/// pullback(
///   favoritesReducer, value: \.favorites,
///   action: CasePath(\.favorites, AppAction.favorites), environment: \.file)
/// ```
///
/// - Parameter environment: What the part gets of the whole's environment: a piece of it, or another
///   one in its place, for this branch only.
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
    // The environment is made for the part's own actions only.
    let reducer: EffectReducer<Value, Action> = { value, action in
      reducer(&value, action, environment(parent))
    }
    return pullback(reducer, value: value, action: action)(&parentValue, parentAction)
  }
  return pulledBack
}
