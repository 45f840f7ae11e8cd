// Stage 6: adding and removing the elements of an identified array.

/// Adding and removing elements takes O(*n*), and appending a new one O(1).
nonisolated extension IdentifiedArray {
  /// Inserts an element at the end; otherwise the same as ``insert(_:at:)``.
  @discardableResult @inlinable
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: _ids.count)
  }

  // Some functions are `@_alwaysEmitIntoClient`, so that a program contains only what it calls.

  /// Appends those elements whose ids the array does not have yet.
  @_alwaysEmitIntoClient public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element, unless the array already has one with the same id.
  ///
  /// - Returns: Whether the element was inserted, and the position of the element with its id.
  /// - Precondition: The id is equal to itself, unlike `Double.nan`.
  @discardableResult @inlinable
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let id = element.id
    if let index = self.index(id: id) { return (false, index) }
    if id != id {
      fatalError("The id \(id) is not equal to itself, so its element could not be found again.")
    }
    _ids.insert(id, at: index)
    let slot = _emptySlots.popLast() ?? _elements.count
    if slot == _elements.count { _elements.append(element) } else { _elements[slot] = element }
    _slots.insert(slot, at: index)
    _slotsByID[id] = slot
    return (true, index)
  }

  /// Removes the element with this id, and returns it; `nil` if there is none.
  @discardableResult @inlinable
  public mutating func remove(id: Element.ID) -> Element? { index(id: id).map { remove(at: $0) } }

  /// Removes the element at a position, and returns it.
  @discardableResult @inlinable
  public mutating func remove(at index: Int) -> Element { _remove(at: index)! }

  /// The same for an element that may be `nil` already.
  @inlinable mutating func _remove(at index: Int) -> Element? {
    let slot = _slots.remove(at: index)
    _slotsByID[_ids.remove(at: index)] = nil
    _emptySlots.append(slot)
    return _elements[slot].take()
  }

  /// Removes all elements.
  @inlinable public mutating func removeAll() { self = IdentifiedArray() }

  /// Removes the elements that satisfy the predicate, which is called once for each, in order.
  @_alwaysEmitIntoClient public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    remove(atOffsets: try indices.filter { try shouldBeRemoved(self[$0]) })
  }

  /// Removes the elements at some offsets, as SwiftUI's `onDelete` expects. An offset without an element is
  /// ignored: the list that the user sees may be older.
  ///
  /// ```swift
  /// rows.remove(atOffsets: [0, 2])  // a b c d → b d
  /// ```
  @_alwaysEmitIntoClient public mutating func remove(atOffsets offsets: some Collection<Int>) {
    let removed = _positions(among: offsets)
    if removed.count < 2 {
      if let position = removed.first { remove(at: position) }
    } else {
      let others = indices.filter { !removed.contains($0) }
      self = IdentifiedArray(uniqueElements: others.map { self[$0] })
    }
  }

  /// Those offsets that are positions. An index set or a range may hold far more offsets than there are positions.
  @_alwaysEmitIntoClient func _positions(among offsets: some Collection<Int>) -> Set<Int> {
    if offsets is any RangeExpression { return Set(indices.filter(offsets.contains)) }
    if offsets.count > count, let set = offsets as? any SetAlgebra<Int> {
      return Set(indices.filter { set.contains($0) })
    }
    return Set(offsets.lazy.filter { indices.contains($0) })
  }
}
