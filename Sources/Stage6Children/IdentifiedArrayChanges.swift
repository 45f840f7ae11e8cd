// Stage 6: adding, removing and moving the elements of an identified array.

/// Adding, removing and moving elements takes O(*n*), and appending a new one O(1).
nonisolated extension IdentifiedArray {
  /// Inserts an element at the end; otherwise the same as ``insert(_:at:)``.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: ids.count)
  }

  /// Inserts an element, unless the array already has one with the same id.
  ///
  /// - Returns: Whether the element was inserted, and the position of the element with its id.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let index = self.index(id: element.id) { return (false, index) }
    ids.insert(element.id, at: index)
    _elements[element.id] = element
    return (true, index)
  }

  /// Removes the element with this id, and returns it; `nil` if there is none.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? { index(id: id).map { remove(at: $0) } }

  /// Removes the element at a position, and returns it.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _elements.removeValue(forKey: ids.remove(at: index))!
  }

  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let removed = Set(try ids.filter { try shouldBeRemoved(_elements[$0]!) })
    if removed.isEmpty { return }
    ids.removeAll(where: removed.contains)
    for id in removed { _elements[id] = nil }
  }

  /// Removes the elements at some offsets, as SwiftUI's `onDelete` expects.
  ///
  /// ```swift
  /// rows.remove(atOffsets: [0, 2])  // a b c d → b d
  /// ```
  public mutating func remove(atOffsets offsets: some Collection<Int>) {
    let removed = Set(offsets.map { ids[$0] })
    removeAll { removed.contains($0.id) }
  }

  /// Moves the elements at some offsets, in their order, before the one at another offset, as
  /// SwiftUI's `onMove` expects.
  ///
  /// ```swift
  /// rows.move(fromOffsets: [0, 2], toOffset: 4)  // a b c d e → b d a c e
  /// ```
  public mutating func move(fromOffsets offsets: some Collection<Int>, toOffset destination: Int) {
    let moved = Set(offsets.map { ids[$0] })
    let before = ids[..<destination].filter { !moved.contains($0) }
    let after = ids[destination...].filter { !moved.contains($0) }
    reorder(before + ids.filter(moved.contains) + after)
  }

  /// Sorts the elements. Those of which neither comes first keep their order.
  ///
  /// ```swift
  /// rows.sort { $0.text < $1.text }
  /// ```
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    reorder(try ids.sorted { try areInIncreasingOrder(_elements[$0]!, _elements[$1]!) })
  }

  private mutating func reorder(_ newIDs: [Element.ID]) {
    if newIDs != ids { ids = newIDs }
  }
}
