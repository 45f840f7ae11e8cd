// Stage 4: the effects of a child, as those of its parent.
// SPDX-License-Identifier: MIT

/// For operators: they embed the effects of a child in its parent's, as `pullback` and `wrap` do.
///
/// The `id` of a child distinguishes it from its siblings, by type and value.
nonisolated extension Effect {
  /// This effect, as one of a child of this feature, so that its cancellation ids are the child's
  /// own.
  public func child(_ id: some Hashable) -> Effect { child(EffectChild(id: EffectID(id))) }

  /// This effect, as one of a child that may leave.
  ///
  /// It is cancelled after the first action that makes `part` return `nil`, whichever reducer
  /// handled it. If the action that returned the effect does so itself, the effect does not start;
  /// its reports are still made.
  ///
  /// - Parameters:
  ///   - id: The child's id.
  ///   - part: Finds the child in its parent's value. Returns `nil` if the child has left or
  ///     another has taken its place.
  public func child<ParentValue, Value>(
    _ id: some Hashable, ifPresent part: @escaping (_ parentValue: ParentValue) -> Value?
  ) -> Effect {
    child(EffectChild(id: EffectID(id), part: EffectChild.erased(part), canLeave: true))
  }

  /// This effect, as one of a child whose value is always there.
  ///
  /// - Parameters:
  ///   - id: The child's id; `nil` for the feature itself.
  ///   - value: The child's value, in which the store looks for the child's own children.
  public func child<ParentValue, Value>(
    _ id: ChildPath?, value: KeyPath<ParentValue, Value>
  ) -> Effect {
    child(
      EffectChild(
        id: id.map { EffectID($0) },
        part: EffectChild.erased { (parent: ParentValue) in parent[keyPath: value] }))
  }

  private func child(_ child: EffectChild) -> Effect {
    isNone ? .none : Effect(.child(self, child))
  }
}

/// The child that an effect comes from.
@usableFromInline
nonisolated struct EffectChild {
  let id: EffectID?
  /// Finds the child's value in its parent's.
  var part: ((Any) -> Any?)?
  var canLeave = false

  static func erased<ParentValue, Value>(
    _ part: @escaping (ParentValue) -> Value?
  ) -> (Any) -> Any? {
    // The value is of another type if an operator embedded the effect without saying where it
    // belongs.
    { parent in if let parent = parent as? ParentValue { part(parent) } else { parent } }
  }
}

/// Distinguishes the children of one parent by the properties that hold their values and actions.
public nonisolated struct ChildPath: Hashable {
  private let value: AnyKeyPath
  private let enumCase: AnyKeyPath?
  private let action: AnyKeyPath?

  /// Creates the path of the children at `value`, or in a case of the enum there, whose actions are
  /// read by `action`.
  public init(value: AnyKeyPath, case enumCase: AnyKeyPath? = nil, action: AnyKeyPath?) {
    self.value = value
    self.enumCase = enumCase
    self.action = action
  }
}
