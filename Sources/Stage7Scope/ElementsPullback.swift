// Stage 7: a reducer of each element of a collection.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an element work on an array of them that are found by their ids.
///
/// ```swift
/// pullback(
///   rowReducer, elementsByID: \.rows, action: CasePath(\.row, ListAction.row), parent: listReducer)
/// ```
///
/// An action names the element by its id, and finds it wherever it has moved to. An element that leaves
/// loses its own effects. An element that takes the place of another under the same id is that one.
/// Otherwise the same as ``pullback(_:optional:id:action:parent:)``.
///
/// - Complexity: O(1) for every action, also for those that add, move or remove elements.
@inlinable
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

/// Makes a reducer of an element work on a plain array of them that are found by their ids.
///
/// Of two elements with one id, the first gets the actions. Otherwise the same as with an
/// ``IdentifiedArray``, which finds its elements faster.
///
/// - Complexity: O(*n*) for an action to an element, *n* being its index; O(1) for any other action. While
///   effects of elements are in flight, O(*n*) for each of them after every action.
@inlinable
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

/// Makes a reducer of an element work on an array of them that are found by their indices.
///
/// It is for arrays whose elements keep their places, as the fields of a board do: an effect's actions
/// come back to the element that is then at that index. Elements cut off at the end lose their effects.
/// Otherwise the same as ``pullback(_:optional:id:action:parent:)``.
@inlinable
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

/// Makes a reducer of a value work on a dictionary of them.
///
/// An action names the value by its key. A value that takes the place of another under the same key is
/// that one. Otherwise the same as ``pullback(_:optional:id:action:parent:)``.
@inlinable
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
  /// The work of an element, as that of its parent.
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
