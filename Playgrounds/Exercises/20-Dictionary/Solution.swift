// Exercise 20, solved.

import Stage6Children

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
      at: ChildPath([value, action.path], id: key) { (parent: ParentValue) in
        parent[keyPath: value][key]
      },
      embed: { action.embed(ElementAction(id: key, action: $0)) })
  }
}
