// Stage 6: what all operators on children have in common.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// The effects of a child as those of its parent, which end when the child leaves. For operators of
  /// your own.
  ///
  /// - Parameters:
  ///   - keyPaths: The properties that hold the child and its actions. They keep its cancellation ids
  ///     apart from those of its siblings.
  ///   - id: Tells the child apart from another in its place.
  ///   - embed: Turns an action of the child into one of its parent.
  ///   - find: Finds the child with that id in its parent's value; `nil` once it has left.
  public func ofChild<ParentAction, ParentValue, Value>(
    at keyPaths: [AnyKeyPath], id: AnyHashable,
    embed: @escaping (Action) -> ParentAction, find: @escaping (_ parent: ParentValue) -> Value?
  ) -> Effect<ParentAction> {
    map(embed).child(keyPaths as [AnyHashable] + [id], ifPresent: find)
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

/// The id that tells a child apart from another in its place: its own if it is `Identifiable`.
/// Otherwise all children count as the same one. For operators of your own.
public nonisolated func childID(_ child: Any) -> AnyHashable {
  func id(of child: some Identifiable) -> AnyHashable { AnyHashable(child.id) }
  guard let child = child as? any Identifiable else { return 0 }
  return id(of: child)
}
