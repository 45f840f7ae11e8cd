// Stage 7: an action of one child out of many.
// SPDX-License-Identifier: MIT

/// An action, and which of the children it is for: an element's id, its index, or a key.
public struct ElementAction<ID, Action> {
  /// Whose action it is.
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
