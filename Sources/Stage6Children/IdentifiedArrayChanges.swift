// Stage 6: adding, removing and moving the elements of an identified array.
// SPDX-License-Identifier: MIT

/// Adding, removing and moving elements takes O(*n*), and appending O(1).
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
    if let index = _positions[element.id] { return (false, index) }
    _elements.insert(element, at: index)
    ids.insert(element.id, at: index)
    _updatePositions(from: index)
    return (true, index)
  }

  /// Removes the element with this id, and returns it; `nil` if there is none.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? { _positions[id].map { remove(at: $0) } }

  /// Removes the element at a position, and returns it.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _positions[ids.remove(at: index)] = nil
    _updatePositions(from: index)
    return _elements.remove(at: index)
  }

  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try keep(indices.filter { try !shouldBeRemoved(_elements[$0]) })
  }

  /// Removes the elements at some offsets, as SwiftUI's `onDelete` expects.
  ///
  /// ```swift
  /// rows.remove(atOffsets: [0, 2])  // a b c d → b d
  /// ```
  public mutating func remove(atOffsets offsets: some Collection<Int>) {
    let isRemoved = marks(offsets)
    keep(indices.filter { !isRemoved[$0] })
  }

  /// Moves the elements at some offsets, in their order, before the one at another offset, as
  /// SwiftUI's `onMove` expects.
  ///
  /// ```swift
  /// rows.move(fromOffsets: [0, 2], toOffset: 4)  // a b c d e → b d a c e
  /// ```
  public mutating func move(fromOffsets offsets: some Collection<Int>, toOffset destination: Int) {
    let isMoved = marks(offsets)
    let stay = indices.filter { !isMoved[$0] }
    keep(
      stay.filter { $0 < destination } + indices.filter { isMoved[$0] }
        + stay.filter { $0 >= destination })
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
    try keep(indices.sorted { try areInIncreasingOrder(_elements[$0], _elements[$1]) })
  }

  private func marks(_ offsets: some Collection<Int>) -> [Bool] {
    var marks = Array(repeating: false, count: count)
    for offset in offsets { marks[offset] = true }
    return marks
  }

  /// Keeps the elements at these positions, in this order.
  private mutating func keep(_ positions: [Int]) {
    if !positions.elementsEqual(indices) {
      self = IdentifiedArray(uniqueElements: positions.map { _elements[$0] })
    }
  }

  mutating func _updatePositions(from start: Int) {
    for position in start..<ids.count { _positions[ids[position]] = position }
  }
}
