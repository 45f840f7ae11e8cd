// Stage 7: operators on a child and its parent, environments included.
// SPDX-License-Identifier: MIT

/// An operator on effectful reducers of a child and its parent, on those with environments.
///
/// The child's environment is made for its own actions only.
@inlinable
@inline(__always)
func wrap<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>,
  environment: @escaping (ParentEnvironment) -> Environment,
  in operation:
    @escaping (
      @escaping EffectReducer<Value, Action>, @escaping EffectReducer<ParentValue, ParentAction>
    )
    -> EffectReducer<ParentValue, ParentAction>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  { parentValue, parentAction, parentEnvironment in
    let child: EffectReducer<Value, Action> = { value, action in
      child(&value, action, environment(parentEnvironment))
    }
    return operation(child, provide(parentEnvironment, to: parent))(&parentValue, parentAction)
  }
}
