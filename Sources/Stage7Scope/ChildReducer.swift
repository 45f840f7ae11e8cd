// Stage 7: the common part of all reducers of children that come and go.
// SPDX-License-Identifier: MIT

/// Runs the child that the action is for, then the parent.
///
/// All operators on children call this function and say only where the child is. They return the
/// child's effects together with a way to find the child (`Effect/child(_:ifPresent:)`), and the
/// store cancels them once the child is not found any more.
///
/// In `combine { }`, an action for a missing child does not reach the reducers listed after it, so
/// a list of children followed by their parent does the same as `parent:`.
///
/// - Parameters:
///   - parentValue: The value of the whole.
///   - parentAction: The action of the whole.
///   - addressed: The child's action, with its address if there are many; `nil` if it is for no
///     child.
///   - child: Runs the child in place and returns its effects as the parent's; `nil` if it is
///     missing.
///   - parent: Runs after the child, or not at all if the child is missing.
// The operators repeat the lines around the call. Shared by a function that takes closures, those lines
// hide the key paths from the optimizer, and an action takes ten times as long.
@_alwaysEmitIntoClient
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
  /// Drops an action for a missing child, and reports it.
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

/// Identifies a child among those in one place, for `Effect/child(_:ifPresent:)`.
public nonisolated struct ChildID<ID: Hashable>: Hashable {
  private let path: ChildPath
  private let id: ID

  /// Creates the identity of the child with the given id among those at `path`.
  public init(_ path: ChildPath, _ id: ID) {
    self.path = path
    self.id = id
  }
}

/// An action and the child it is for, which is named by its id, its index or its key.
public nonisolated struct ElementAction<ID, Action> {
  /// The child that the action is for.
  public var id: ID
  /// The action of that child.
  public var action: Action

  /// Creates an action for the child with the given id, index or key.
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

/// Applies an operator on the effectful reducers of a child and its parent to reducers with
/// environments.
///
/// `environment` makes the child's environment from its parent's, for the child's own actions only.
/// `operation` is called for each action, with reducers to which the environments have been provided.
@_alwaysEmitIntoClient
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
