// Stage 4: the effects of a child, as those of its parent.
// SPDX-License-Identifier: MIT

/// `pullback` and `wrap` call these. Call them yourself in an operator that embeds a child in another way.
nonisolated extension Effect {
  /// The same work, as that of a child of this feature, so that its cancellation ids are its own.
  ///
  /// - Parameter id: Tells this child from its siblings, by type and value.
  public func child(_ id: some Hashable) -> Effect { child(EffectChild(id: EffectID(id))) }

  /// The same work, as that of a child that may leave.
  ///
  /// It is cancelled after the first action, whichever reducer handled it, that makes `part` return `nil`.
  /// If the very action that asks for the work does so, the work does not begin; its reports are kept.
  ///
  /// - Parameters:
  ///   - id: Tells this child from its siblings, by type and value.
  ///   - part: Finds the child in its parent's value; `nil` if it has left, or another has taken its place.
  public func child<ParentValue, Value>(
    _ id: some Hashable, ifPresent part: @escaping (_ parentValue: ParentValue) -> Value?
  ) -> Effect {
    child(EffectChild(id: EffectID(id), part: EffectChild.erased(part), canLeave: true))
  }

  /// The same work, as that of a child whose value is always there.
  ///
  /// - Parameters:
  ///   - id: Tells this child from its siblings; without it, this is no child but the feature itself.
  ///   - value: Where the child's value lies, so that children of its own that leave are noticed.
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
    // The value is of another type if an operator embeds the effect and does not say how.
    { parent in if let parent = parent as? ParentValue { part(parent) } else { parent } }
  }
}

/// Tells the children of one parent apart: by where their values lie, and which actions are theirs.
public nonisolated struct ChildPath: Hashable {
  private let value: AnyKeyPath
  private let enumCase: AnyKeyPath?
  private let action: AnyKeyPath?

  /// Makes the path of the children at `value`, or at a case of the enum there, whose actions `action` reads.
  public init(value: AnyKeyPath, case enumCase: AnyKeyPath? = nil, action: AnyKeyPath?) {
    self.value = value
    self.enumCase = enumCase
    self.action = action
  }
}
