// Stage 6: where a child is.
// SPDX-License-Identifier: MIT

/// Where a child is in its parent's value: a name that tells it apart from others, and the way to it.
///
/// The store finds the child's effects by it, and a scope the child's value. For operators of your own.
public nonisolated struct ChildPath<ParentValue, Value> {
  let _name: [AnyHashable]
  /// Finds the child in its parent's value; `nil` once it has left.
  public let find: (_ parent: ParentValue) -> Value?

  /// Creates a path to the child with an id, which tells it apart from another in its place.
  ///
  /// `keyPaths` lead to the child and to its actions. They keep its cancellation ids apart from those
  /// of its siblings.
  public init(
    _ keyPaths: [AnyKeyPath], id: AnyHashable, find: @escaping (_ parent: ParentValue) -> Value?
  ) {
    (_name, self.find) = (keyPaths as [AnyHashable] + [id], find)
  }

  /// Creates a path to the child that is in a place now; `nil` if there is none.
  ///
  /// If it is `Identifiable`, another child in the same place is not found by this path.
  public init?(
    _ keyPaths: [AnyKeyPath], in parent: ParentValue,
    place: @escaping (_ parent: ParentValue) -> Value?
  ) {
    guard let id = place(parent).map(childID) else { return nil }
    self.init(keyPaths, id: id) { place($0).flatMap { childID($0) == id ? $0 : nil } }
  }
}

/// The id that tells a child apart from another in its place: its own if it is `Identifiable`.
/// Otherwise all children count as the same one. For operators of your own.
public nonisolated func childID(_ child: Any) -> AnyHashable {
  func id(of child: some Identifiable) -> AnyHashable { AnyHashable(child.id) }
  guard let child = child as? any Identifiable else { return 0 }
  return id(of: child)
}
