// Stage 6: an array whose elements are found by their ids.
// SPDX-License-Identifier: MIT

/// An ordered collection of elements with unique ids that finds each element by its id in O(1).
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
  /// The array keeps its buffer until an element is added, removed or moved. Until then, comparing
  /// it with an earlier copy takes O(1).
  public internal(set) var ids: [Element.ID] = [] {
    didSet { if !isKnownUniquelyReferenced(&_version) { _version = IdentifiedArrayVersion() } }
  }
  /// The same in an array and its copies until the ids of one change. If nobody else has it, nobody can
  /// compare it, so it may stay. Unlike a retained copy of the ids, it makes no change slower.
  @usableFromInline var _version = IdentifiedArrayVersion()
  @usableFromInline var _elements: [Element] = []
  @usableFromInline var _positions: [Element.ID: Int] = [:]

  /// Creates an empty array.
  public init() {}

  /// Creates an array of `elements`.
  ///
  /// - Precondition: No two elements have the same id. If they may, append them one by one.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>) {
    _elements = Array(elements)
    ids = _elements.map(\.id)
    _positions.reserveCapacity(ids.count)
    for (position, id) in ids.enumerated() {
      if _positions.updateValue(position, forKey: id) != nil {
        fatalError("Two elements have the id \(id). Append them one by one to keep the first.")
      }
    }
  }

  /// The position of the element with this id, or `nil` if there is none.
  @inlinable public func index(id: Element.ID) -> Int? { _positions[id] }

  /// The element with this id, or `nil` if there is none. It is changed in place.
  ///
  /// Assigning `nil` removes the element, which is O(*n*). Assigning an element with a new id
  /// appends it.
  ///
  /// - Precondition: An element is only assigned to its own id.
  public subscript(id id: Element.ID) -> Element? {
    get { _positions[id].map { _elements[$0] } }
    _modify {
      // The element is moved out while it is changed: with two owners it would be copied.
      var element = moveOut(id)
      defer { moveIn(element, id) }
      yield &element
    }
  }

  // The last element stands in for the one that is moved out, so that no other has to move.
  private mutating func moveOut(_ id: Element.ID) -> Element? {
    guard let position = _positions[id] else { return nil }
    _elements.swapAt(position, _elements.count - 1)
    return _elements.removeLast()
  }

  private mutating func moveIn(_ element: Element?, _ id: Element.ID) {
    if let element, element.id != id { Self._trap(id, became: element.id) }
    switch (_positions[id], element) {
    case (nil, nil): break
    case (nil, let element?): append(element)
    case (let position?, let element?):
      _elements.append(element)
      _elements.swapAt(position, _elements.count - 1)
    case (let position?, nil):
      if position < _elements.count { _elements.append(_elements.remove(at: position)) }
      ids.remove(at: position)
      _positions[id] = nil
      _updatePositions(from: position)
    }
  }

  @usableFromInline @inline(never) static func _trap(_ id: Element.ID, became newID: Element.ID)
    -> Never
  {
    fatalError(
      """
      The element with the id \(id) was given the id \(newID) in place. Remove the element, and insert \
      the new one.
      """)
  }
}

/// A version of an array, by its identity.
@usableFromInline nonisolated final class IdentifiedArrayVersion: Hashable, Sendable {
  @usableFromInline static func == (a: IdentifiedArrayVersion, b: IdentifiedArrayVersion) -> Bool {
    a === b
  }
  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}
