// Stage 7: a reducer of one case of an enum.
// SPDX-License-Identifier: MIT

/// Makes a reducer of the payload of an enum's case work before the reducer of the whole.
///
/// ```swift
/// pullback(
///   loginReducer, value: \.self, case: CasePath(\.login, RootState.login),
///   action: CasePath(\.login, RootAction.login), before: rootReducer)
/// ```
///
/// The payload is moved out of the enum, changed, and moved in again, so nothing in it is copied. Any
/// other case is an absence of the child; for the rest it is as
/// ``pullback(_:optional:action:before:)``.
///
/// - Parameters:
///   - value: Where the enum lies; `\.self` if it is the whole.
///   - case: The case, both ways. Its property does nothing but read.
///   - action: The child's actions, both ways.
///   - parent: The reducer of the whole, the one that goes from case to case.
@inlinable
public func pullback<Value, Action, Cases, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  action: CasePath<ParentAction, Action>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  pullback(
    child, value: value, case: casePath, id: { _ in OnlyChild() }, action: action, before: parent)
}

/// Makes a reducer of the payload of an enum's case work before the reducer of the whole.
///
/// For the rest it is as ``pullback(_:value:case:action:before:)``.
///
/// - Parameter id: Who the child is, for instance `\.id`, where a payload may take the place of another
///   one of the same case.
@inlinable
public func pullback<Value, Action, ID: Hashable, Cases, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  id: @escaping (Value) -> ID,
  action: CasePath<ParentAction, Action>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  let payload = casePath.path
  let embedPayload = casePath.embed
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let before = parentValue[keyPath: value][keyPath: payload].map(id)
    var effect = Effect<ParentAction>.none
    if let action = parentAction[keyPath: path] {
      let childEffect = modifyPayload(
        of: &parentValue[keyPath: value], at: payload, embed: embedPayload
      ) { child(&$0, action) }
      guard let childEffect else {
        return .dropped(
          parentAction, to: before, in: ChildPlace(value: value, case: payload, action: path))
      }
      if !childEffect.isNone { effect = childEffect.map(embed) }
    }
    let parentEffect = parent(&parentValue, parentAction)
    let after = parentValue[keyPath: value][keyPath: payload].map(id)
    return .settle(
      effect, of: before, departed: departed(before, from: after),
      in: ChildPlace(value: value, case: payload, action: path), parent: parentEffect)
  }
  return pulledBack
}

/// Makes a reducer of the payload of an enum's case work before the reducer of the whole, environment
/// included.
///
/// For the rest it is as ``pullback(_:value:case:action:before:)``.
@inlinable
public func pullback<
  Value, Action, Environment, Cases, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, value: value, case: casePath, action: action, before: parent)
  }
}

/// Makes a reducer of the payload of an enum's case work before the reducer of the whole, environment
/// included.
///
/// For the rest it is as ``pullback(_:value:case:id:action:before:)``.
@inlinable
public func pullback<
  Value, Action, ID: Hashable, Environment, Cases, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  id: @escaping (Value) -> ID,
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, value: value, case: casePath, id: id, action: action, before: parent)
  }
}
