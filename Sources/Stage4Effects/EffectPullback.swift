// Stage 4: an effectful reducer of a part made into one of the whole.
// SPDX-License-Identifier: MIT

/// Makes an effectful reducer of a part work on the whole that the part belongs to.
///
/// The part is changed in place. Its effects become the whole's: the actions they send are embedded,
/// and their cancellation ids remain the part's own.
@inlinable
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: CasePath<ParentAction, Action>
) -> EffectReducer<ParentValue, ParentAction> {
  // Taken apart here, so that the optimizer sees a key path that it can remove.
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let action = parentAction[keyPath: path] else { return .none }
    let effect = reducer(&parentValue[keyPath: value], action)
    if effect.isNone { return .none }
    return effect.map(embed).child(ChildPath(value: value, action: path), value: value)
  }
  return pulledBack
}
