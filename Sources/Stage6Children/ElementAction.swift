// Stage 6: an action of one child among many.

/// An action, and the id of the child that it is for.
public nonisolated struct ElementAction<ID, Action> {
  public var id: ID
  public var action: Action

  public init(id: ID, action: Action) {
    self.id = id
    self.action = action
  }
}

nonisolated extension ElementAction: Equatable where ID: Equatable, Action: Equatable {}
nonisolated extension ElementAction: Hashable where ID: Hashable, Action: Hashable {}
nonisolated extension ElementAction: Sendable where ID: Sendable, Action: Sendable {}
nonisolated extension ElementAction: Codable where ID: Codable, Action: Codable {}
