// Stage 4: the effects of a child, as those of its parent. For operators of your own.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// This effect, as one of a child that is always there; without an id, of the feature itself. Its
  /// cancellation ids are the child's own. Where `value` leads to, the store looks for its children.
  public func child<ParentValue, Value>(
    _ id: (some Hashable)? = Int?.none, value: KeyPath<ParentValue, Value>
  ) -> Effect {
    let find: (ParentValue) -> Value? = { $0[keyPath: value] }
    return child(id.map { [EffectID($0)] } ?? [], mayLeave: false, find)
  }

  /// This effect, as one of a child that may leave.
  ///
  /// It is cancelled after the first action that makes `find` return `nil`; if that same action led to
  /// the effect, only its reports are made. `find` also returns `nil` if another child has taken its
  /// place; `id` tells the child apart from its siblings, by type and value.
  public func child<ParentValue, Value>(
    _ id: some Hashable, ifPresent find: @escaping (_ parentValue: ParentValue) -> Value?
  ) -> Effect {
    child([EffectID(id)], mayLeave: true, find)
  }

  private func child<ParentValue, Value>(
    _ ids: [EffectID], mayLeave: Bool, _ find: @escaping (ParentValue) -> Value?
  ) -> Effect {
    if isNone { return self }
    let step = EffectPath(
      ids: ids, mayLeave: mayLeave, find: { ($0 as? ParentValue).flatMap(find) },
      start: ParentValue.self, end: Value.self)
    return Effect(.child(self, step, 0))
  }
}
