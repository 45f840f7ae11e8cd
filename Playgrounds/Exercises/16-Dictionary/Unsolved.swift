// Exercise 16: write the `pullback` for a dictionary.

import Stage6Children

/// Turns a reducer for a child into one for the whole, which holds children in a dictionary.
///
/// - An action goes to the child whose key is the action's id. The actions of its effects come back with the same id.
/// - If that child is missing, the action is reported and changes nothing.
/// - A child that is removed loses its effects.
/// - Children do not share cancellation ids.
func pullback<Key: Hashable, Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  dictionary value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>
) -> EffectReducer<ParentValue, ParentAction> {
  // Your code goes here.
  { _, _ in .none }
}
