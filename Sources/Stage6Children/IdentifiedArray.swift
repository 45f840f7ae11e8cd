// Stage 6: an array whose elements are found by their ids.

/// An ordered collection of elements with unique ids that finds each element by its id in O(1).
///
/// Like an entity adapter of Redux, it keeps the ids in order, and the elements in a dictionary.
///
/// ```swift
/// var rows: IdentifiedArray<Row> = [Row(id: 1, text: "one"), Row(id: 2, text: "two")]
/// rows[id: 2]?.text = "zwei"  // changed in place
/// rows.append(Row(id: 2))  // (inserted: false, index: 1)
/// rows[id: 1] = nil  // removed
/// ```
///
/// Elements are changed in place, by id or by position. A change that gives an element another id
/// traps, so it is not a `MutableCollection`, whose algorithms replace one element with another.
public nonisolated struct IdentifiedArray<Element: Identifiable> {
  /// The ids of all elements, in order.
  ///
  /// Their buffer stays the same until an element is added, removed or moved, so comparing them with an
  /// earlier copy takes O(1).
  public internal(set) var ids: [Element.ID] = [] {
    didSet { if !isKnownUniquelyReferenced(&_version) { _version = IdentifiedArrayVersion() } }
  }
  /// Shared by an array and its copies until the ids of one change: equal versions mean equal ids. It is
  /// replaced only if somebody else holds it and could compare. (Whoever holds the ids themselves makes
  /// the next change copy them.)
  @usableFromInline var _version = IdentifiedArrayVersion()
  @usableFromInline var _elements: [Element.ID: Element] = [:]

  /// Creates an empty array.
  public init() {}

  /// Creates an array of `elements`.
  ///
  /// - Precondition: No two elements have the same id. If they may, append them one by one.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>) {
    for element in elements {
      if append(element).inserted { continue }
      fatalError(
        "Two elements have the id \(element.id). Append them one by one to keep the first.")
    }
  }

  /// The position of the element with this id, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*).
  public func index(id: Element.ID) -> Int? { _elements[id] == nil ? nil : ids.firstIndex(of: id) }

  /// The element with this id, or `nil` if there is none. It is changed in place.
  ///
  /// Assigning `nil` removes the element, which is O(*n*). Assigning an element with a new id
  /// appends it.
  ///
  /// - Precondition: An element is only assigned to its own id.
  @inlinable public subscript(id id: Element.ID) -> Element? {
    get { _elements[id] }
    _modify {
      let count = _elements.count
      defer {
        if let newID = _elements[id]?.id, newID != id { trapForChange(of: id, to: newID) }
        if _elements.count != count { _updateIDs(of: id) }
      }
      yield &_elements[id]
    }
  }

  /// Adds the id of an element that was added, or removes that of one that was removed.
  @usableFromInline mutating func _updateIDs(of id: Element.ID) {
    if _elements[id] == nil { ids.removeAll { $0 == id } } else { ids.append(id) }
  }
}

@usableFromInline @inline(never)
nonisolated func trapForChange(of id: some Hashable, to newID: some Hashable) -> Never {
  fatalError("The id \(id) became \(newID) in place. Remove the element, and insert the new one.")
}

/// A version of an array, by its identity.
@usableFromInline nonisolated final class IdentifiedArrayVersion: Hashable, Sendable {
  @usableFromInline static func == (a: IdentifiedArrayVersion, b: IdentifiedArrayVersion) -> Bool {
    a === b
  }
  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}
