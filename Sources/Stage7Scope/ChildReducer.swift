// Stage 7: what all reducers of children that come and go have in common.
// SPDX-License-Identifier: MIT

/// Runs the child that the action is for, then the parent.
///
/// All operators on children are this function, and say only where the child is. To cancel the effects
/// of a child that leaves is up to the store: each operator hands it the child's effects together with the way to the child.
///
/// In `combine { }`, a child that is missing keeps the reducers listed after it from running, so that a
/// list of children followed by their parent does the same as `parent:`.
///
/// - Parameters:
///   - addressed: The part of the action that is for a child; `nil` if there is none.
///   - child: Runs the child in place and returns its effects as the parent's; `nil` if it is missing.
///   - parent: Runs after the child, and not at all if the child is missing.
@inlinable
@inline(__always)
public func reduceChild<Addressed, ParentValue, ParentAction>(
  _ parentValue: inout ParentValue, _ parentAction: ParentAction, addressed: Addressed?,
  child: (inout ParentValue, Addressed) -> Effect<ParentAction>?,
  parent: EffectReducer<ParentValue, ParentAction>
) -> Effect<ParentAction> {
  guard let addressed else { return parent(&parentValue, parentAction) }
  guard let effect = child(&parentValue, addressed) else { return .missingChild(parentAction) }
  let parentEffect = parent(&parentValue, parentAction)
  return effect.isNone ? parentEffect : effect.merge(with: parentEffect)
}

nonisolated extension Effect {
  /// Drops an action for a child that is missing, with a report.
  @inlinable
  @inline(never)
  public static func missingChild(_ action: Action) -> Effect {
    .drop(
      """
      An action came for a child that is not there, and was dropped: \(action). \
      A view may still show the child, or its effects outlive it.
      """)
  }
}

/// Identifies a child among those in one place, for ``Effect/child(_:ifPresent:)``.
public nonisolated struct ChildID<ID: Hashable>: Hashable {
  private let path: ChildPath
  private let id: ID

  /// Makes the identity of the child called `id` among those at `path`.
  public init(_ path: ChildPath, _ id: ID) {
    self.path = path
    self.id = id
  }
}

/// An action, and which of the children it is for: an element's id, its index, or a key.
public nonisolated struct ElementAction<ID, Action> {
  /// The child that the action is for.
  public var id: ID
  /// What happened there.
  public var action: Action

  /// Addresses `action` to the child called `id`.
  @inlinable
  public init(id: ID, action: Action) {
    self.id = id
    self.action = action
  }
}

extension ElementAction: Equatable where ID: Equatable, Action: Equatable {}
extension ElementAction: Hashable where ID: Hashable, Action: Hashable {}
extension ElementAction: Sendable where ID: Sendable, Action: Sendable {}
extension ElementAction: Decodable where ID: Decodable, Action: Decodable {}
extension ElementAction: Encodable where ID: Encodable, Action: Encodable {}

/// An operator on the effectful reducers of a child and its parent, for reducers with environments.
///
/// - Parameters:
///   - environment: Makes the child's environment from its parent's, for the child's own actions only.
///   - operation: Called for each action, with reducers that have their environments.
@inlinable
@inline(__always)
public func wrap<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>,
  environment: @escaping (ParentEnvironment) -> Environment,
  in operation:
    @escaping (
      @escaping EffectReducer<Value, Action>, @escaping EffectReducer<ParentValue, ParentAction>
    )
    -> EffectReducer<ParentValue, ParentAction>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  { parentValue, parentAction, parentEnvironment in
    let child: EffectReducer<Value, Action> = { value, action in
      child(&value, action, environment(parentEnvironment))
    }
    return operation(child, provide(parentEnvironment, to: parent))(&parentValue, parentAction)
  }
}
