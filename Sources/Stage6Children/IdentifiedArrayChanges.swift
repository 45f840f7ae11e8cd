// Stage 6: adding, removing and moving the elements of an identified array.
// SPDX-License-Identifier: MIT

nonisolated extension IdentifiedArray {
  /// Appends an element, unless the array already has one with the same id.
  ///
  /// - Returns: Whether the element was inserted, and the position of the element with its id.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: _ids.count)
  }

  /// Inserts an element, unless the array already has one with the same id.
  ///
  /// - Returns: Whether the element was inserted, and the position of the element with its id.
  /// - Complexity: O(*n*), and O(1) at the end.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let index = _positions[element.id] { return (false, index) }
    _elements.insert(element, at: index)
    _ids.insert(element.id, at: index)
    _updatePositions(from: index)
    return (true, index)
  }

  /// Removes the element with this id, and returns it; `nil` if there is none.
  ///
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    _positions[id].map { remove(at: $0) }
  }

  /// Removes the element at a position, and returns it.
  ///
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _positions[_ids.remove(at: index)] = nil
    _updatePositions(from: index)
    return _elements.remove(at: index)
  }

  /// Removes all elements for which `shouldBeRemoved` is true.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try _elements.filter { try !shouldBeRemoved($0) }
    if kept.count < count { self = IdentifiedArray(uniqueElements: kept) }
  }

  /// Moves the elements at some offsets, in their order, before the one at another offset, as
  /// SwiftUI's `onMove` expects.
  ///
  /// ```swift
  /// rows.move(fromOffsets: [0, 2], toOffset: 4)  // a b c d e → b d a c e
  /// ```
  ///
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets offsets: some Collection<Int>, toOffset destination: Int) {
    var isMoved = Array(repeating: false, count: count)
    for offset in offsets { isMoved[offset] = true }
    let stay = indices.filter { !isMoved[$0] }
    let order =
      stay.filter { $0 < destination } + indices.filter { isMoved[$0] }
      + stay.filter { $0 >= destination }
    if !order.elementsEqual(indices) {
      self = IdentifiedArray(uniqueElements: order.map { _elements[$0] })
    }
  }

  mutating func _updatePositions(from start: Int) {
    for position in start..<_ids.count { _positions[_ids[position]] = position }
  }
}
