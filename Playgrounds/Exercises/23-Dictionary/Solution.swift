// Exercise 23, solved.
// SPDX-License-Identifier: MIT

import Stage6Children

/// Turns a reducer for a child into one for the whole, which holds children in a dictionary.
///
/// - An action goes to the child with its id as the key, whose actions come back under the same key.
/// - If that child is missing, the action is reported and changes nothing.
/// - A child that is removed loses its effects.
/// - Children do not share cancellation ids.
func pullback<Key: Hashable, Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  dictionary value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>
) -> EffectReducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let element = action.extract(parentAction) else { return .none }
    let key = element.id
    if parentValue[keyPath: value][key] == nil { return .missingChild(parentAction) }
    let effect = child(&parentValue[keyPath: value][key]!, element.action)
    return effect.ofChild(
      at: [value, action.path], id: key,
      embed: { action.embed(ElementAction(id: key, action: $0)) },
      find: { (parent: ParentValue) in parent[keyPath: value][key] })
  }
}
