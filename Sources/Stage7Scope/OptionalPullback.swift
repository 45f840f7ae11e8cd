// Stage 7: a reducer of a child that may not be there.
// SPDX-License-Identifier: MIT

/// Makes a reducer of what an optional holds work before the reducer of the whole.
///
/// ```swift
/// pullback(
///   detailReducer, optional: \.detail, action: CasePath(\.detail, ListAction.detail),
///   before: listReducer)
/// ```
///
/// The child handles its action first, where it lies. Then the parent sees the same action, and may
/// remove the child. With the child go its effects: what runs is called off, and what it asked for with
/// this very action is not begun. An action to a child that is not there goes to neither of them; it is
/// dropped, with a report that names it.
///
/// What `parent` does is seen. A removal by a reducer around it is not, until an action comes for the
/// child: pull back before the reducer that removes.
///
/// - Parameters:
///   - value: Where the child lies.
///   - action: The child's actions, both ways.
///   - parent: The reducer of the whole, the one that lets the child come and go.
@inlinable
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  action: CasePath<ParentAction, Action>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  pullback(child, optional: value, id: { _ in OnlyChild() }, action: action, before: parent)
}

/// Makes a reducer of what an optional holds work before the reducer of the whole.
///
/// For the rest it is as ``pullback(_:optional:action:before:)``.
///
/// - Parameter id: Who the child is, for instance `\.id`. A child in the place of one with another id is
///   a new one, and the old one loses its effects.
@inlinable
public func pullback<Value, Action, ID: Hashable, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  id: @escaping (Value) -> ID,
  action: CasePath<ParentAction, Action>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let before = parentValue[keyPath: value].map(id)
    var effect = Effect<ParentAction>.none
    if let action = parentAction[keyPath: path] {
      guard before != nil else {
        return .dropped(parentAction, to: before, in: ChildPlace(value: value, action: path))
      }
      let childEffect = child(&parentValue[keyPath: value]!, action)
      if !childEffect.isNone { effect = childEffect.map(embed) }
    }
    let parentEffect = parent(&parentValue, parentAction)
    return .settle(
      effect, of: before, departed: departed(before, from: parentValue[keyPath: value].map(id)),
      in: ChildPlace(value: value, action: path), parent: parentEffect)
  }
  return pulledBack
}

/// Makes a reducer of what an optional holds work before the reducer of the whole, environment included.
///
/// For the rest it is as ``pullback(_:optional:action:before:)``.
@inlinable
public func pullback<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, optional: value, action: action, before: parent)
  }
}

/// Makes a reducer of what an optional holds work before the reducer of the whole, environment included.
///
/// For the rest it is as ``pullback(_:optional:id:action:before:)``.
@inlinable
public func pullback<
  Value, Action, ID: Hashable, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  optional value: WritableKeyPath<ParentValue, Value?>,
  id: @escaping (Value) -> ID,
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, optional: value, id: id, action: action, before: parent)
  }
}
