// Exercise 2: write `pullback`.

import Stage1Store

/// Makes a reducer for a part work on the whole.
///
/// - Parameters:
///   - value: Where the part is in the whole.
///   - action: The part's action in an action of the whole, or `nil` if the action is not for the part, in
///     which case nothing happens.
///
/// The part is changed in place: it may be an array with a million elements, which must not be copied.
func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, Action?>
) -> Reducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    // Your code goes here.
  }
}
