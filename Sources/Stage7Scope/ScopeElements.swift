// Stage 7: a scope of one child out of many.
// SPDX-License-Identifier: MIT

extension ScopedStore {
  /// The element called `id`, or `nil` if there is none.
  ///
  /// It is found anew each time it is read, wherever it has moved to. For the rest it is as
  /// ``scope(ifPresent:action:)``.
  ///
  /// - Complexity: To read it is O(*n*), *n* being the number of elements.
  public func scope<Element: Identifiable, Part>(
    elementsByID elements: KeyPath<Value, [Element]>, id: Element.ID,
    action: @escaping (ElementAction<Element.ID, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: elements.appending(path: \.[elementWithID: id])) {
      action(ElementAction(id: id, action: $0))
    }
  }

  /// The element at `index`, or `nil` if there is none.
  ///
  /// For the rest it is as ``scope(ifPresent:action:)``.
  public func scope<Element, Part>(
    elementsByIndex elements: KeyPath<Value, [Element]>, index: Int,
    action: @escaping (ElementAction<Int, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: elements.appending(path: \.[elementAt: index])) {
      action(ElementAction(id: index, action: $0))
    }
  }

  /// The value under `key`, or `nil` if there is none.
  ///
  /// For the rest it is as ``scope(ifPresent:action:)``.
  public func scope<Key: Hashable, Element, Part>(
    valuesByKey values: KeyPath<Value, [Key: Element]>, key: Key,
    action: @escaping (ElementAction<Key, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: values.appending(path: \.[valueFor: key])) {
      action(ElementAction(id: key, action: $0))
    }
  }
}

// Key paths take subscripts, not functions.
extension Array {
  fileprivate subscript(elementAt index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension Array where Element: Identifiable {
  fileprivate subscript(elementWithID id: Element.ID) -> Element? { first { $0.id == id } }
}

extension Dictionary {
  fileprivate subscript(valueFor key: Key) -> Value? { self[key] }
}
