// Stage 4: where a child is, and its effects as those of its parent.

/// The place of a child in its parent's value, and the child's id, by which the store finds the child of an
/// effect. For a `pullback` of your own.
public nonisolated struct ChildPath<Parent, Value> {
  /// Finds the child in its parent's value. Returns `nil` if the child has left, or if another child has
  /// taken its place.
  public let find: (_ parent: Parent) -> Value?
  /// The place, and the child's id in it. Empty for `init(wrapped:)`, which leads to no child.
  let _name: [EffectID]
  let _occupants: (Parent) -> AnyHashable?

  /// Creates a path to a child among others. `place` holds the key path to these children and the one to their
  /// actions. Together with `id`, it keeps the child's cancellation ids apart from those of all others.
  ///
  /// After every action, the store calls `find` for each child with effects in flight. To save this time, let
  /// `occupants` return a value that changes when a child leaves. While it stays the same and is not `nil`,
  /// `find` is not called.
  public init(
    _ place: [AnyHashable], id: some Hashable,
    occupants: @escaping (Parent) -> AnyHashable? = { _ in nil },
    find: @escaping (_ parent: Parent) -> Value?
  ) {
    (self.find, _name, _occupants) = (find, [EffectID(place), EffectID(id)], occupants)
  }

  /// Creates a path to the only child in a place, the child that `find` returns for `parent`. If there is
  /// none, it returns `nil`. An `Identifiable` child counts as gone when a child with another id is there.
  public init?(
    _ place: [AnyHashable], in parent: Parent, find: @escaping (_ parent: Parent) -> Value?
  ) {
    guard let own = find(parent).map(childID) else { return nil }
    self.init(
      place, id: own, occupants: { find($0).map(childID) },
      find: { parent in find(parent).flatMap { childID($0) == own ? $0 : nil } })
  }

  /// Creates a path to a feature that another value wraps, such as its history. The feature keeps its
  /// cancellation ids.
  public init(wrapped value: KeyPath<Parent, Value>) {
    (find, _name, _occupants) = ({ $0[keyPath: value] }, [], { _ in nil })
  }
}

/// The id of a child: its own if its type is `Identifiable`, otherwise the same for all children. For a
/// `pullback` of your own. An optional child is not its payload.
public nonisolated func childID<Child>(_ child: Child) -> AnyHashable {
  func id(of child: some Identifiable) -> AnyHashable { AnyHashable(child.id) }
  guard Child.self is any Identifiable.Type, let child = child as? any Identifiable else {
    return 0
  }
  return id(of: child)
}

nonisolated extension Effect {
  /// The effects of a child as those of its parent. `path` is read only if there are any.
  ///
  /// When the child leaves, or another takes its place, its effects are cancelled, whichever reducer made the
  /// change. Effects that the child returned for this same action do not start; they only make their
  /// reports. A `fireAndForget` goes on, and also starts.
  public func ofChild<ParentAction, Parent, Value>(
    at path: @autoclosure () -> ChildPath<Parent, Value>?,
    embed: @escaping (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    if isNone { return .none }
    let path = path()  // `nil` if the child left by its own action.
    return Effect<ParentAction>(
      .child(map(embed), { parent in path.map { parent.child(at: $0) } }),
      isFireAndForget: isFireAndForget)
  }

  /// Reports an action for a child that is missing, once for all reducers that miss it. A `pullback` of
  /// your own returns it instead of running the child.
  public static func missingChild(_ action: Action) -> Effect {
    .report(missingChildReport(action))
  }
}

nonisolated func missingChildReport(_ action: Any) -> String {
  """
  An action was sent to a child that no longer exists, or never did: \(action). A view may still \
  show the child, an effect may outlive it, or its parent is listed before it in `combine` and \
  has just removed it.
  """
}
