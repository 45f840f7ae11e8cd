// Stage 7: a reducer of each element of an array, found by its id.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an element work on an array of them, before the reducer of the whole.
///
/// ```swift
/// pullback(
///   rowReducer, elementsByID: \.rows, action: CasePath(\.row, ListAction.row), before: listReducer)
/// ```
///
/// An action names the element by its id, and finds it wherever it has moved to. Elements that the
/// parent removes lose their effects, each its own; for the rest it is as
/// ``pullback(_:optional:action:before:)``. Of two elements with one id the first gets the actions. One that takes the place of another under
/// the same id goes on as that one.
///
/// - Complexity: O(*n*) for every action, *n* being the number of elements: their ids are looked at before
///   and after. For a great many use a dictionary and ``pullback(_:valuesByKey:action:before:)``, or an index.
@inlinable
public func pullback<Value: Identifiable, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  elementsByID value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
  before parent: @escaping EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let before = parentValue[keyPath: value].map(\.id)
    var effect = Effect<ParentAction>.none
    let addressed = parentAction[keyPath: path]
    if let addressed {
      guard let index = before.firstIndex(of: addressed.id) else {
        return .dropped(
          parentAction, to: addressed.id, in: ChildPlace(value: value, action: path))
      }
      let childEffect = child(&parentValue[keyPath: value][index], addressed.action)
      if !childEffect.isNone {
        effect = childEffect.map { embed(ElementAction(id: addressed.id, action: $0)) }
      }
    }
    let parentEffect = parent(&parentValue, parentAction)
    return .settle(
      effect, of: addressed?.id, departed: departed(before, from: parentValue[keyPath: value]),
      in: ChildPlace(value: value, action: path), parent: parentEffect)
  }
  return pulledBack
}

/// Makes a reducer of an element work on an array of them, before the reducer of the whole, environment
/// included.
@inlinable
public func pullback<
  Value: Identifiable, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  elementsByID value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  before parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment>
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, before: parent, environment: environment) { child, parent in
    pullback(child, elementsByID: value, action: action, before: parent)
  }
}

@inlinable
func departed<Element: Identifiable>(_ before: [Element.ID], from after: [Element]) -> [Element.ID]
{
  if before.elementsEqual(after.lazy.map(\.id)) { return [] }
  let ids = Set(after.lazy.map(\.id))
  return before.filter { !ids.contains($0) }
}
