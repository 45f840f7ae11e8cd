// Exercise 2, solved.
//
// Hint 1: There are two questions: is this action for the part, and if so, what does the part's
// reducer work on? Each of the two key paths answers one.
// Hint 2: `parentAction[keyPath: action]` is an optional. If it is `nil`, there is nothing to do.
// Hint 3: `parentValue[keyPath: value]` can be read, written, and passed as `inout` like any
// variable. A variable for the part would be a second owner, so changing it would copy the
// elements.

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
