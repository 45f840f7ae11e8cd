// Stage 6: an array whose elements are found by their ids.

/// An ordered collection of elements with unique ids that finds each element by its id in O(1).
///
/// ```swift
/// var rows: IdentifiedArray<Row> = [Row(id: 1, text: "one"), Row(id: 2, text: "two")]
/// rows[id: 2]?.text = "zwei"  // changed in place
/// rows.append(Row(id: 2))  // (inserted: false, index: 1)
/// rows[id: 1] = nil  // removed
/// ```
///
/// Elements are changed in place, by id or by position. A change that gives an element another id traps. So it is
/// not a `MutableCollection`, whose algorithms replace one element with another, but has its own `sort`,
/// `reverse` and `swapAt`.
///
/// Each element stays in one slot until it is removed, so nothing is renumbered when an element leaves.
public nonisolated struct IdentifiedArray<Element: Identifiable> {
  /// The ids of all elements, in order. Their buffer stays the same until an element is added, removed or moved,
  /// so comparing them with an earlier copy takes O(1).
  @inlinable public var ids: [Element.ID] { _ids }

  @usableFromInline var _ids: [Element.ID] = []
  /// The slot of the element at each position, and of that with each id.
  @usableFromInline var _slots: [Int] = []
  @usableFromInline var _slotsByID: [Element.ID: Int] = [:]
  /// All slots: empty ones hold `nil`, and are used again.
  @usableFromInline var _elements: [Element?] = []
  @usableFromInline var _emptySlots: [Int] = []

  /// Creates an empty array.
  public init() {}

  /// Creates an array of `elements`.
  ///
  /// - Precondition: No two elements have the same id. If they may, append them one by one.
  /// - Complexity: O(*n*).
  @inlinable public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    for element in elements where !append(element).inserted {
      fatalError(
        "Two elements have the id \(element.id). Append them one by one to keep the first.")
    }
  }

  /// The position of the element with this id, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*): to store the positions, each change would have to renumber all that follow.
  @inlinable public func index(id: Element.ID) -> Int? {
    _slotsByID[id] == nil ? nil : _ids.firstIndex(of: id)
  }

  /// The element with this id, or `nil` if there is none. It is changed in place. Assigning `nil` removes the
  /// element, which is O(*n*). Assigning an element with a new id appends it.
  ///
  /// - Precondition: An element is only assigned to its own id.
  @inlinable public subscript(id id: Element.ID) -> Element? {
    get { _slotsByID[id].flatMap { _elements[$0] } }
    _modify {
      let slot = _slotsByID[id]
      if slot == nil { _elements.append(nil) }
      defer { _settle(id, in: slot) }
      yield &_elements[slot ?? _elements.count - 1]
    }
  }

  /// Brings the rest up to date after a change of the slot of `id`, which is the last one if it is new.
  @inlinable mutating func _settle(_ id: Element.ID, in slot: Int?) {
    if let slot, let newID = _elements[slot]?.id {
      if newID != id { trapForChange(of: id, to: newID) }
    } else if slot != nil {
      _ = _remove(at: index(id: id)!)
    } else if let element = _elements.removeLast() {
      if element.id != id && element.id == element.id { trapForChange(of: id, to: element.id) }
      append(element)
    }
  }
}

@usableFromInline @inline(never)
nonisolated func trapForChange(of id: some Hashable, to newID: some Hashable) -> Never {
  fatalError("The id \(id) became \(newID) in place. Remove the element, and insert the new one.")
}

nonisolated extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}
