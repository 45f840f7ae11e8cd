// Test support: an action that is also its child's.

extension Int {
  /// The number, as the path of a child whose actions are those of its parent.
  public var itself: Int? { self }
}
