// Exercise 7, a bug hunt: a large part.

import Stage1Store

/// Makes a reducer for a part work on the whole.
///
/// All its results are correct. But a user with a million favorite primes reports that deleting one prime
/// takes as long as loading all of them.
func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, Action?>
) -> Reducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let action = parentAction[keyPath: action] else { return }
    var part = parentValue[keyPath: value]
    reducer(&part, action)
    parentValue[keyPath: value] = part
  }
}
