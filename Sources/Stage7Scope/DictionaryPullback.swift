// Stage 7: a reducer of each value of a dictionary.
// SPDX-License-Identifier: MIT

/// Makes a reducer of a value work on a dictionary of them, before the reducer of the whole.
///
/// An action names the value by its key. Values that the parent removes lose their effects, each its own;
/// for the rest it is as ``pullback(_:optional:action:before:)``. A value that takes the place of
/// another under the same key goes on as that one.
///
/// - Complexity: O(*n*) for every action, *n* being the number of values: their keys are looked at before
///   and after.
@inlinable
public func pullback<Key: Hashable, Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  valuesByKey value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    // An array, as `keys` would keep the dictionary, which would then be copied.
    let before = Array(parentValue[keyPath: value].keys)
    var effect = Effect<ParentAction>.none
    let addressed = parentAction[keyPath: path]
    if let addressed {
      guard parentValue[keyPath: value].keys.contains(addressed.id) else {
        return .dropped(
          parentAction, to: addressed.id, in: ChildPlace(value: value, action: path))
      }
      let childEffect = child(&parentValue[keyPath: value][addressed.id]!, addressed.action)
      if !childEffect.isNone {
        effect = childEffect.map { embed(ElementAction(id: addressed.id, action: $0)) }
      }
    }
    let parentEffect = parent(&parentValue, parentAction)
    return .settle(
      effect, of: addressed?.id, departed: departed(before, from: parentValue[keyPath: value]),
      in: ChildPlace(value: value, action: path), parent: parentEffect)
  }
  return pulledBack
}

/// Makes a reducer of a value work on a dictionary of them, before the reducer of the whole, environment
/// included.
@inlinable
public func pullback<
  Key: Hashable, Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  valuesByKey value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, valuesByKey: value, action: action, before: parent)
  }
}

@inlinable
func departed<Key: Hashable, Value>(_ before: [Key], from after: [Key: Value]) -> [Key] {
  if before.elementsEqual(after.keys) { return [] }
  return before.filter { !after.keys.contains($0) }
}
