// Exercise 5, solved.

import Stage1Store

func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, Action?>
) -> Reducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let action = parentAction[keyPath: action] else { return }
    reducer(&parentValue[keyPath: value], action)
  }
}
