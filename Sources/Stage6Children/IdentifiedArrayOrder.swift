// Stage 6: another order of the elements of an identified array.

/// What a `MutableCollection` can do. If nothing moves, `ids` keeps its buffer.
nonisolated extension IdentifiedArray {
  /// Sorts the elements. Those of which neither comes first keep their order.
  ///
  /// - Complexity: O(*n* log *n*).
  @_alwaysEmitIntoClient public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    _reorder(try indices.sorted { try areInIncreasingOrder(self[$0], self[$1]) })
  }

  /// Reverses the order of the elements.
  @_alwaysEmitIntoClient public mutating func reverse() { _reorder(indices.reversed()) }

  /// Exchanges the elements at two positions. It takes O(1).
  @_alwaysEmitIntoClient public mutating func swapAt(_ i: Int, _ j: Int) {
    if i == j { return }
    _ids.swapAt(i, j)
    _slots.swapAt(i, j)
  }

  /// Moves the elements at some offsets, in their order, before the one at another offset, as
  /// SwiftUI's `onMove` expects. An offset without an element is ignored.
  ///
  /// ```swift
  /// rows.move(fromOffsets: [0, 2], toOffset: 4)  // a b c d e → b d a c e
  /// ```
  @_alwaysEmitIntoClient
  public mutating func move(fromOffsets offsets: some Collection<Int>, toOffset destination: Int) {
    let moved = _positions(among: offsets)
    _reorder(
      indices[..<destination].filter { !moved.contains($0) } + indices.filter { moved.contains($0) }
        + indices[destination...].filter { !moved.contains($0) })
  }

  /// Puts the element at each of these positions where the position stands in the list.
  @_alwaysEmitIntoClient mutating func _reorder(_ positions: [Int]) {
    if positions.elementsEqual(indices) { return }
    _ids = positions.map { _ids[$0] }
    _slots = positions.map { _slots[$0] }
  }
}

nonisolated extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements. Equal ones keep their order.
  @_alwaysEmitIntoClient public mutating func sort() { sort(by: <) }
}
