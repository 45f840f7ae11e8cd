// Stage 6: a reducer for a child that may be missing.

/// Turns a reducer for an optional child into one for the whole.
///
/// ```swift
/// combine {
///   pullback(detailReducer, ifPresent: \.detail, action: CasePath(\.detail, ListAction.detail))
///   listReducer
/// }
/// ```
///
/// List the child before its parent: the child handles its action first, in place; then the parent
/// handles the same action, and may remove the child. If the child is missing, the action is reported,
/// and the reducers listed after this one still get it.
///
/// A child that leaves loses its effects, whichever reducer removed or replaced it. They are cancelled
/// after that action, and effects that the child returned for it do not start. An `Identifiable` child
/// is told apart by its id; of any other type, all children count as the same one.
@inlinable public nonisolated func pullback<Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  ifPresent value: WritableKeyPath<ParentValue, Value?>, action: CasePath<ParentAction, Action>
) -> EffectReducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let childAction = action.extract(parentAction) else { return .none }
    if parentValue[keyPath: value] == nil { return .missingChild(parentAction) }
    let effect = child(&parentValue[keyPath: value]!, childAction)
    return effect.ofChild(
      at: ChildPath([value, action.path], in: parentValue) { $0[keyPath: value] },
      embed: action.embed)
  }
}
