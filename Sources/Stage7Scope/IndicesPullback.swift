// Stage 7: a reducer of each element of an array, found by its index.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an element work on an array of them, before the reducer of the whole.
///
/// It is for arrays whose elements keep their places, as the fields of a board do: what an element asked for
/// comes back to whoever is then at that index. Where elements before it may go, use
/// ``pullback(_:elementsByID:action:before:)``. Those cut off at the end lose their effects; for the rest
/// it is as ``pullback(_:optional:action:before:)``.
///
/// - Complexity: O(1) for every action, and O(*k*) for one that cuts *k* elements off.
@inlinable
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  elementsByIndex value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Int, Action>>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let before = parentValue[keyPath: value].count
    var effect = Effect<ParentAction>.none
    let addressed = parentAction[keyPath: path]
    if let addressed {
      guard (0..<before).contains(addressed.id) else {
        return .dropped(
          parentAction, to: addressed.id, in: ChildPlace(value: value, action: path))
      }
      let childEffect = child(&parentValue[keyPath: value][addressed.id], addressed.action)
      if !childEffect.isNone {
        effect = childEffect.map { embed(ElementAction(id: addressed.id, action: $0)) }
      }
    }
    let parentEffect = parent(&parentValue, parentAction)
    let after = parentValue[keyPath: value].count
    return .settle(
      effect, of: addressed?.id, departed: after < before ? Array(after..<before) : [],
      in: ChildPlace(value: value, action: path), parent: parentEffect)
  }
  return pulledBack
}

/// Makes a reducer of an element work on an array of them, before the reducer of the whole, environment
/// included.
@inlinable
public func pullback<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  elementsByIndex value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Int, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, elementsByIndex: value, action: action, before: parent)
  }
}
