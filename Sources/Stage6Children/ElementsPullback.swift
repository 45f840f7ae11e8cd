// Stage 6: a reducer for each element of a collection.

/// Turns a reducer for an element into one for the whole, which holds an array of elements.
///
/// ```swift
/// combine {
///   pullback(rowReducer, elementsByID: \.rows, action: CasePath(\.row, ListAction.row))
///   listReducer
/// }
/// ```
///
/// An action names its element by the id, so it reaches the element even if that has moved. A new element
/// with the same id counts as the same one. Otherwise the same as ``pullback(_:ifPresent:action:)``.
///
/// - Complexity: O(1) for every action. After one that adds, moves or removes elements, O(1) for each
///   effect of an element in flight.
@inlinable public nonisolated func pullback<Value: Identifiable, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  elementsByID value: WritableKeyPath<ParentValue, IdentifiedArray<Value>>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>
) -> EffectReducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let element = action.extract(parentAction) else { return .none }
    let id = element.id
    if parentValue[keyPath: value][id: id] == nil { return .missingChild(parentAction) }
    let effect = child(&parentValue[keyPath: value][id: id]!, element.action)
    return effect.ofChild(
      at: ChildPath(
        [value, action.path], id: id, occupants: { ElementIDs($0[keyPath: value].ids) },
        find: { (parent: ParentValue) in parent[keyPath: value][id: id] }),
      embed: { action.embed(ElementAction(id: id, action: $0)) })
  }
}

/// Ids that as `AnyHashable` are compared in O(1) while they share a buffer. An array is compared one by one.
@usableFromInline nonisolated struct ElementIDs<ID: Hashable>: Hashable {
  let ids: [ID]
  @usableFromInline init(_ ids: [ID]) { self.ids = ids }
}

/// An action, and the id of the child that it is for.
public nonisolated struct ElementAction<ID, Action> {
  public var id: ID
  public var action: Action

  public init(id: ID, action: Action) { (self.id, self.action) = (id, action) }
}

nonisolated extension ElementAction: Equatable where ID: Equatable, Action: Equatable {}
nonisolated extension ElementAction: Sendable where ID: Sendable, Action: Sendable {}

nonisolated extension ElementAction: Codable where ID: Codable, Action: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder._encode(["id": id, "action": action])
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _CodedKey.self)
    id = try container.decode(ID.self, forKey: "id")
    action = try container.decode(Action.self, forKey: "action")
  }
}
