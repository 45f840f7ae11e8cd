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
    child(EffectID(id), canLeave: true, find)
  }

  /// This effect, as one of a child that is always there; without an id, of the feature itself.
  ///
  /// `value` leads to the child's value, in which the store looks for the child's own children.
  /// For operators of your own.
  public func child<ParentValue, Value>(
    _ id: (some Hashable)?, value: KeyPath<ParentValue, Value>
  ) -> Effect {
    child(id.map { EffectID($0) }, canLeave: false) { (parent: ParentValue) in
      parent[keyPath: value]
    }
  }

  private func child<ParentValue, Value>(
    _ id: EffectID?, canLeave: Bool, _ find: @escaping (ParentValue) -> Value?
  ) -> Effect {
    if isNone { return .none }
    return Effect(
      .child(self, id: id, canLeave: canLeave) { parent in
        // The value has another type if an operator embedded the effect without saying where.
        if let parent = parent as? ParentValue { find(parent) } else { parent }
      })
  }
}
