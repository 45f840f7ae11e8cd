// Stage 4: the effects of a child, as those of its parent. For operators of your own.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// This effect, as one of a child that is always there; without an id, of the feature itself.
  ///
  /// Its cancellation ids are the child's own. In the value that `value` leads to, the store looks for
  /// the child's own children.
  public func child<ParentValue, Value>(
    _ id: (some Hashable)? = Int?.none, value: KeyPath<ParentValue, Value>
  ) -> Effect {
    let find: (ParentValue) -> Value? = { $0[keyPath: value] }
    return child(EffectPath(id.map { EffectID($0) }, mayLeave: false, find))
  }

  /// This effect, as one of a child that may leave.
  ///
  /// It is cancelled after the first action that makes `find` return `nil`; if that same action led to
  /// the effect, only its reports are made.
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

  private func child(_ step: EffectPath) -> Effect { isNone ? self : Effect(.child(self, step, 0)) }
}
