// Stage 7: a reducer of a child that may be missing.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an optional child work on the whole.
///
/// ```swift
/// pullback(
///   detailReducer, optional: \.detail, action: CasePath(\.detail, ListAction.detail),
///   parent: listReducer)
/// ```
///
/// The child handles its action first, in place; then its parent handles the same action, and may
/// remove the child. If the child is missing, the action is dropped and reported; neither reducer
/// runs.
///
/// A child that leaves loses its effects, whichever reducer removed or replaced it. They are cancelled
/// after that action, and effects that the child returned for it do not start.
///
/// - Parameters:
///   - child: The reducer of the child.
///   - value: The property that holds the child.
///   - id: Identifies the child. Without ids, all children count as the same one; an `Identifiable`
///     child is identified by its own id.
///   - action: The case of the child's actions.
///   - parent: The reducer of the whole. Omit it to list several children in `combine { }`,
///     followed by the reducer of their parent.
@_alwaysEmitIntoClient
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  id: @escaping (Value) -> AnyHashable = { _ in 0 },
  action: CasePath<ParentAction, Action>,
  parent: @escaping EffectReducer<ParentValue, ParentAction> = { _, _ in .none }
) -> EffectReducer<ParentValue, ParentAction> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    reduceChild(
      &parentValue, parentAction, addressed: parentAction[keyPath: path],
      child: { parentValue, action in
        if parentValue[keyPath: value] == nil { return nil }
        let effect = child(&parentValue[keyPath: value]!, action)
        if effect.isNone { return Effect.none }
        let current = parentValue[keyPath: value].map(id)
        return effect.map(embed).child(
          ChildID(ChildPath(value: value, action: path), current),
          ifPresent: { (parent: ParentValue) in
            parent[keyPath: value].flatMap { id($0) == current ? $0 : nil }
          })
      }, parent: parent)
  }
  return pulledBack
}

/// Makes a reducer of an optional child work on the whole; the child is identified by its own id.
@_alwaysEmitIntoClient
public func pullback<Value: Identifiable, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  action: CasePath<ParentAction, Action>,
  parent: @escaping EffectReducer<ParentValue, ParentAction> = { _, _ in .none }
) -> EffectReducer<ParentValue, ParentAction> {
  pullback(child, optional: value, id: { $0.id }, action: action, parent: parent)
}

/// Makes a reducer of an optional child work on the whole, environment included.
@_alwaysEmitIntoClient
public func pullback<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  id: @escaping (Value) -> AnyHashable = { _ in 0 },
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, optional: value, id: id, action: action, parent: parent)
  }
}

/// Makes a reducer of an optional child work on the whole, environment included; the child is
/// identified by its own id.
@_alwaysEmitIntoClient
public func pullback<
  Value: Identifiable, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, optional: value, id: { $0.id }, action: action, parent: parent)
  }
}
