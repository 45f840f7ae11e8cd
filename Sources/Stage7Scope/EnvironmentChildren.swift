// Stage 7: operators on a child and its parent, environments included.
// SPDX-License-Identifier: MIT

/// An operator made for effectful reducers of a child and its parent, over those with environments.
///
/// - Parameters:
///   - environment: What the child gets of its parent's environment; made for its own actions only.
///   - operation: Called for each action, with reducers that have their environments.
@inlinable
@inline(__always)
public func wrap<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
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
