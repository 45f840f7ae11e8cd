// Stage 6: an identified array as a collection.

nonisolated extension IdentifiedArray: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { _ids.count }

  /// The element at a position. It is changed in place.
  ///
  /// - Precondition: There is an element at the position, and its id stays the same.
  @inlinable public subscript(position: Int) -> Element {
    _read { yield _elements[_slots[position]]! }
    _modify { yield &self[id: _ids[position]]! }
  }
}

nonisolated extension IdentifiedArray: ExpressibleByArrayLiteral {
  /// - Precondition: No two elements have the same id.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

nonisolated extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (a: IdentifiedArray, b: IdentifiedArray) -> Bool {
    // Copies that still share their buffers are compared in O(1).
    a._slots == b._slots && a._elements == b._elements || a.elementsEqual(b)
  }
}

nonisolated extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) }
}

nonisolated extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

nonisolated extension IdentifiedArray: Decodable where Element: Decodable {
  /// - Throws: `DecodingError`, including when two elements have the same id.
  public init(from decoder: any Decoder) throws {
    self.init()
    for element in try [Element](from: decoder) {
      let id = element.id
      if id == id, append(element).inserted { continue }
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: id == id
            ? "Two elements have the id \(id)." : "The id \(id) is not equal to itself."))
    }
  }
}

nonisolated extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  public var description: String { Array(self).description }

  public var customMirror: Mirror { Mirror(reflecting: Array(self)) }
}
