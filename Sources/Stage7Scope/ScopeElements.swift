// Stage 7: a scope of one child among many.
// SPDX-License-Identifier: MIT

extension ScopedStore {
  /// The element with the given id in an identified array, or `nil` if it is missing.
  ///
  /// Otherwise the same as ``scope(ifPresent:id:action:)``.
  public func scope<Element: Identifiable, Part>(
    elementsByID elements: KeyPath<Value, IdentifiedArray<Element>>, id: Element.ID,
    action: @escaping (ElementAction<Element.ID, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: elements.appending(path: \.[elementWithID: CapturedID(id: id)])) {
      action(ElementAction(id: id, action: $0))
    }
  }

  /// The element with the given id in a plain array, or `nil` if it is missing.
  ///
  /// It is looked up each time it is read, wherever it has moved to. Otherwise the same as
  /// ``scope(ifPresent:id:action:)``.
  ///
  /// - Complexity: Reading is O(*n*), *n* being the number of elements.
  public func scope<Element: Identifiable, Part>(
    elementsByID elements: KeyPath<Value, [Element]>, id: Element.ID,
    action: @escaping (ElementAction<Element.ID, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: elements.appending(path: \.[elementWithID: CapturedID(id: id)])) {
      action(ElementAction(id: id, action: $0))
    }
  }

  /// The element at `index`, or `nil` if it is missing.
  ///
  /// Otherwise the same as ``scope(ifPresent:id:action:)``.
  public func scope<Element, Part>(
    elementsByIndex elements: KeyPath<Value, [Element]>, index: Int,
    action: @escaping (ElementAction<Int, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: elements.appending(path: \.[elementAt: index])) {
      action(ElementAction(id: index, action: $0))
    }
  }

  /// The value under `key`, or `nil` if it is missing.
  ///
  /// Otherwise the same as ``scope(ifPresent:id:action:)``.
  public func scope<Key: Hashable, Element, Part>(
    valuesByKey values: KeyPath<Value, [Key: Element]>, key: Key,
    action: @escaping (ElementAction<Key, Part>) -> Action
  ) -> ScopedStore<Element, Part>? {
    scope(ifPresent: values.appending(path: \.[valueFor: CapturedID(id: key)])) {
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
  fileprivate subscript(elementWithID captured: CapturedID<Element.ID>) -> Element? {
    first { $0.id == captured.id }
  }
}

extension IdentifiedArray {
  fileprivate subscript(elementWithID captured: CapturedID<Element.ID>) -> Element? {
    self[id: captured.id]
  }
}

extension Dictionary {
  fileprivate subscript(valueFor captured: CapturedID<Key>) -> Value? { self[captured.id] }
}

/// An id that a key path captures. In Swift 5 mode, everything that a key path captures has to be
/// `Sendable`.
///
/// The conformance is unchecked, because these key paths never leave the store's isolation.
private struct CapturedID<ID: Hashable>: Hashable, @unchecked Sendable {
  let id: ID
}
