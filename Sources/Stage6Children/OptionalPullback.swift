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
/// List the child before its parent. Then the child handles its action first, in place, and the parent
/// handles the same action afterwards, and may remove the child. If the child is missing, the action is
/// reported. The reducers that are listed after this one still get it.
///
/// When the child leaves, its effects end, as `Effect/ofChild(at:embed:)` says. An `Identifiable` child
/// with another id is another child. Without ids, all count as the same one.
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
