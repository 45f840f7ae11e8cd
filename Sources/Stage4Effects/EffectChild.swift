// Stage 4: the effects of a child, as those of its parent.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// This effect, as one of a child that may leave. For operators of your own.
  ///
  /// Its cancellation ids are the child's own. It is cancelled after the first action that makes
  /// `find` return `nil`; if that same action led to the effect, only its reports are made.
  ///
  /// - Parameters:
  ///   - id: Distinguishes the child from its siblings, by type and value.
  ///   - find: Finds the child in its parent's value. Returns `nil` if the child has left or another
  ///     has taken its place.
  public func child<ParentValue, Value>(
    _ id: some Hashable, ifPresent find: @escaping (_ parentValue: ParentValue) -> Value?
  ) -> Effect {
    child(EffectPath(EffectID(id), mayLeave: true, find))
  }

  /// This effect, as one of a child that is always there; without an id, of the feature itself.
  ///
  /// `value` leads to the child's value, in which the store looks for the child's own children.
  /// For operators of your own.
  public func child<ParentValue, Value>(
    _ id: (some Hashable)? = Int?.none, value: KeyPath<ParentValue, Value>
  ) -> Effect {
    let find: (ParentValue) -> Value? = { $0[keyPath: value] }
    return child(EffectPath(id.map { EffectID($0) }, mayLeave: false, find))
  }

  private func child(_ path: EffectPath) -> Effect { isNone ? .none : Effect(.child(self, path)) }
}

/// Where a feature is in the store's value: its name, and the way to it. Made of a step for each child on
/// the way; a step is itself such a path, which begins in the child's parent.
@usableFromInline
nonisolated struct EffectPath: Hashable {
  /// The name: the ids of the children on the way. Two paths are equal if their names are.
  private(set) var ids: [EffectID] = []
  /// Whether the feature itself may leave.
  private(set) var mayLeave = false
  /// Finds the feature's value; `nil` once it, or a child on the way, has left.
  private(set) var find: (Any) -> Any? = { $0 }
  private(set) var start: Any.Type
  private(set) var end: Any.Type
  /// Whether each step begins in the type of value where the one before it ends.
  private(set) var isConnected = true
  /// Whether the last step was mapped more often than the one before it, and once for that one.
  private(set) var isMappedOnly = false
  private var maps = -1

  /// The path to the feature that has the whole value of the store.
  init(toAll value: Any.Type) { (start, end) = (value, value) }

  init<ParentValue, Value>(
    _ id: EffectID?, mayLeave: Bool, _ find: @escaping (ParentValue) -> Value?
  ) {
    (ids, self.mayLeave, maps) = (id.map { [$0] } ?? [], mayLeave, 0)
    (start, end) = (ParentValue.self, Value.self)
    // Not called with a value of another type, because the path is not connected then.
    self.find = { ($0 as? ParentValue).flatMap(find) }
  }

  /// This path as a step of an effect that is mapped once more.
  var mapped: EffectPath {
    var step = self
    step.maps += 1
    return step
  }

  func appending(_ step: EffectPath) -> EffectPath {
    var path = step
    path.ids = ids + step.ids
    path.find = { [find] in find($0).flatMap(step.find) }
    path.isConnected = isConnected && end == step.start
    path.mayLeave = step.mayLeave && path.isConnected
    path.isMappedOnly = step.maps > maps + 1
    return path
  }

  @usableFromInline
  static func == (one: EffectPath, other: EffectPath) -> Bool { one.ids == other.ids }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}
