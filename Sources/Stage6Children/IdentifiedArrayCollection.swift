// Stage 6: an identified array as a collection.
// SPDX-License-Identifier: MIT

nonisolated extension IdentifiedArray: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { _elements.count }

  /// The element at a position. It is changed in place.
  ///
  /// - Precondition: There is an element at the position, and its id stays the same.
  @inlinable public subscript(position: Int) -> Element {
    _read { yield _elements[position] }
    _modify {
      let id = ids[position]
      defer { if _elements[position].id != id { Self._trap(id, became: _elements[position].id) } }
      yield &_elements[position]
    }
  }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try _elements.withContiguousStorageIfAvailable(body)
  }
}

nonisolated extension IdentifiedArray: ExpressibleByArrayLiteral {
  /// - Precondition: No two elements have the same id.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

nonisolated extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (a: IdentifiedArray, b: IdentifiedArray) -> Bool {
    a._elements == b._elements
  }
}

nonisolated extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}

nonisolated extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

nonisolated extension IdentifiedArray: Decodable where Element: Decodable {
  /// Decodes an array of elements.
  ///
  /// - Throws: `DecodingError`, including when two elements have the same id.
  public init(from decoder: any Decoder) throws {
    self.init()
    for element in try [Element](from: decoder) where !append(element).inserted {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "Two elements have the id \(element.id)."))
    }
  }
}

nonisolated extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  public var description: String { _elements.description }

  public var customMirror: Mirror { Mirror(reflecting: _elements) }
}
