// Stage 4: turns an effectful reducer for a part into one for the whole.
// SPDX-License-Identifier: MIT

/// Turns an effectful reducer for a part into one for the whole.
///
/// The part is changed in place. The actions that its effects send are embedded in the whole's, and
/// their cancellation ids remain the part's own: they are prefixed by `value` and `action`.
@inlinable
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: CasePath<ParentAction, Action>
) -> EffectReducer<ParentValue, ParentAction> {
  // Taken apart here so that the optimizer sees a key path that it can remove.
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let action = parentAction[keyPath: path] else { return .none }
    let effect = reducer(&parentValue[keyPath: value], action)
    if effect.isNone { return .none }
    return effect.map(embed).child([value, path] as [AnyKeyPath], value: value)
  }
  return pulledBack
}
