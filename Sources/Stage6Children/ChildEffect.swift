// Stage 6: what all operators on children have in common.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// The effects of a child as those of its parent, which end when the child leaves. For operators of
  /// your own. `path` is read only if there are effects.
  public func ofChild<ParentAction, ParentValue, Value>(
    at path: @autoclosure () -> ChildPath<ParentValue, Value>?,
    embed: @escaping (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    guard !isNone, let path = path() else { return .none }
    return map(embed).child(path._name, ifPresent: path.find)
  }

  /// Reports an action for a child that is missing, once for all reducers that miss it. Operators of your
  /// own return it instead of running the child.
  public static func missingChild(_ action: Action) -> Effect {
    .report(
      """
      An action was sent to a child that no longer exists, or never did: \(action). A view may still \
      show the child, an effect may outlive it, or its parent is listed before it in `combine` and \
      has just removed it.
      """, once: true)
  }
}
