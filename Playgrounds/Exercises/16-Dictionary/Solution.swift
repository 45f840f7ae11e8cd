// Exercise 16, solved.
//
// Hint 1: Read `OptionalPullback.swift` and `ElementsPullback.swift` of stage 6: which of their
// steps are the same? First extract the action, then look for the child.
// Hint 2: `Effect.missingChild` reports an action. `child(&dictionary[key]!, …)` changes a value in
// its place.
// Hint 3: `ofChild(at:embed:)` turns the child's effect into one of its parent: a `ChildPath` finds
// the child, or `nil` once it has left, and `embed` says how its actions come back.

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
