// Stage 7: a reducer of each element of a collection.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an element work on an identified array of elements.
///
/// ```swift
/// pullback(
///   rowReducer, elementsByID: \.rows, action: CasePath(\.row, ListAction.row),
///   parent: listReducer)
/// ```
///
/// An action names its element by the id, and reaches it wherever it has moved to. An element that
/// leaves loses its effects; a new element with the same id counts as the same one. Otherwise the
/// same as ``pullback(_:optional:id:action:parent:)``.
///
/// - Complexity: O(1) for every action, including those that add, move or remove elements. While
///   effects of elements are in flight, O(1) for each of them after every action.
@_alwaysEmitIntoClient
public func pullback<Value: Identifiable, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  elementsByID value: WritableKeyPath<ParentValue, IdentifiedArray<Value>>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
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
      child: { parentValue, element in
        guard let index = parentValue[keyPath: value].index(id: element.id) else { return nil }
        let effect = child(&parentValue[keyPath: value][index], element.action)
        return effect.ofElement(
          element.id, at: ChildPath(value: value, action: path), embed: embed,
          part: { (parent: ParentValue) in parent[keyPath: value][id: element.id] })
      }, parent: parent)
  }
  return pulledBack
}

/// Makes a reducer of an element work on an identified array of elements, environment included.
@_alwaysEmitIntoClient
public func pullback<
  Value: Identifiable, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  elementsByID value: WritableKeyPath<ParentValue, IdentifiedArray<Value>>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, elementsByID: value, action: action, parent: parent)
  }
}

/// Makes a reducer of an element work on a plain array of elements that are found by their ids.
///
/// If two elements have the same id, the first one gets the actions. Otherwise the same as with an
/// ``IdentifiedArray``, which finds its elements faster.
///
/// - Complexity: O(*n*) for an action to an element, *n* being its index; O(1) for any other
///   action. While effects of elements are in flight, O(*n*) for each of them after every action.
@_alwaysEmitIntoClient
public func pullback<Value: Identifiable, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  elementsByID value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
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
      child: { parentValue, element in
        let index = parentValue[keyPath: value].firstIndex { $0.id == element.id }
        guard let index else { return nil }
        let effect = child(&parentValue[keyPath: value][index], element.action)
        return effect.ofElement(
          element.id, at: ChildPath(value: value, action: path), embed: embed,
          part: { (parent: ParentValue) in
            parent[keyPath: value].first { $0.id == element.id }
          })
      }, parent: parent)
  }
  return pulledBack
}

/// Makes a reducer of an element work on an array of elements that are found by their indices.
///
/// Use it for arrays whose elements keep their places, such as the squares of a board: the actions
/// of an effect go to the element that is at the index when they arrive. If the array becomes
/// shorter, the elements cut off at its end lose their effects. Otherwise the same as
/// ``pullback(_:optional:id:action:parent:)``.
@_alwaysEmitIntoClient
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  elementsByIndex value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Int, Action>>,
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
      child: { parentValue, element in
        guard parentValue[keyPath: value].indices.contains(element.id) else { return nil }
        let effect = child(&parentValue[keyPath: value][element.id], element.action)
        return effect.ofElement(
          element.id, at: ChildPath(value: value, action: path), embed: embed,
          part: { (parent: ParentValue) in
            let elements = parent[keyPath: value]
            return elements.indices.contains(element.id) ? elements[element.id] : nil
          })
      }, parent: parent)
  }
  return pulledBack
}

/// Makes a reducer of a value work on a dictionary of such values.
///
/// An action names its value by the key. A new value under the same key counts as the same child.
/// Otherwise the same as ``pullback(_:optional:id:action:parent:)``.
@_alwaysEmitIntoClient
public func pullback<Key: Hashable, Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  valuesByKey value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>,
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
      child: { parentValue, element in
        guard parentValue[keyPath: value].keys.contains(element.id) else { return nil }
        let effect = child(&parentValue[keyPath: value][element.id]!, element.action)
        return effect.ofElement(
          element.id, at: ChildPath(value: value, action: path), embed: embed,
          part: { (parent: ParentValue) in parent[keyPath: value][element.id] })
      }, parent: parent)
  }
  return pulledBack
}

nonisolated extension Effect {
  /// The effects of an element as effects of its parent.
  @inlinable
  @inline(__always)
  func ofElement<ID: Hashable, Value, ParentValue, ParentAction>(
    _ id: ID, at path: @autoclosure () -> ChildPath,
    embed: @escaping (ElementAction<ID, Action>) -> ParentAction,
    part: @escaping (ParentValue) -> Value?
  ) -> Effect<ParentAction> {
    if isNone { return .none }
    return map { embed(ElementAction(id: id, action: $0)) }
      .child(ChildID(path(), id), ifPresent: part)
  }
}
