// Exercises: the solution of number 2.
// SPDX-License-Identifier: MIT

import Stage1Store

enum Solution2 {
  static func pullback<Value, Action, ParentValue, ParentAction>(
    _ reducer: @escaping Reducer<Value, Action>,
    value: WritableKeyPath<ParentValue, Value>,
    action: KeyPath<ParentAction, Action?>
  ) -> Reducer<ParentValue, ParentAction> {
    { parentValue, parentAction in
      guard let action = parentAction[keyPath: action] else { return }
      reducer(&parentValue[keyPath: value], action)
    }
  }
}
