// Stage 7: where a scoped store reads its value. Skip this file at first.
// SPDX-License-Identifier: MIT

/// A value somewhere in a store.
protocol ScopeSource<Value> {
  associatedtype Value

  var value: Value { get }
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken
  func part<Part>(_ path: KeyPath<Value, Part>) -> any ScopeSource<Part>
}

extension ScopeSource {
  func part<Part>(_ path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    PartSource(whole: self, path: path)
  }
}

/// A path into a store. A part of a part is one longer path, so a deep scope reads as fast as a
/// flat one.
struct StoreSource<Root, RootAction, Value>: ScopeSource {
  let store: Store<Root, RootAction>
  let path: KeyPath<Root, Value>

  var value: Value { store.value[keyPath: path] }

  // The store retains the observer, so the observer must not retain the store.
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    store.observe { [path] value in observer(value[keyPath: path]) }
  }

  func part<Part>(_ path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    StoreSource<Root, RootAction, Part>(store: store, path: self.path.appending(path: path))
  }
}

/// A part of another source's value. A part of this part is one longer path, too.
struct PartSource<Whole: ScopeSource, Value>: ScopeSource {
  let whole: Whole
  let path: KeyPath<Whole.Value, Value>

  var value: Value { whole.value[keyPath: path] }

  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    whole.observe { [path] value in observer(value[keyPath: path]) }
  }

  func part<Part>(_ path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    PartSource<Whole, Part>(whole: whole, path: self.path.appending(path: path))
  }
}

/// The result of a function of another source's value, computed each time it is read.
struct FunctionSource<Whole: ScopeSource, Value>: ScopeSource {
  let whole: Whole
  let function: (Whole.Value) -> Value

  var value: Value { function(whole.value) }

  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    whole.observe { [function] value in observer(function(value)) }
  }
}

/// The value of an optional source as long as it is present and has the same id; after that, the last one.
struct PresentSource<Value>: ScopeSource {
  private let optional: any ScopeSource<Value?>
  private let last: Last

  /// Shared with observers, which must not retain the source and thereby the store.
  private final class Last {
    let isSame: (Value) -> Bool
    private(set) var value: Value

    init(_ value: Value, isSame: @escaping (Value) -> Bool) {
      self.value = value
      self.isSame = isSame
    }

    /// Keeps and returns the current value if it is present and has the same id.
    func update(_ current: Value?) -> Value? {
      guard let current, isSame(current) else { return nil }
      value = current
      return current
    }
  }

  init?(_ optional: any ScopeSource<Value?>, id: @escaping (Value) -> AnyHashable) {
    guard let value = optional.value else { return nil }
    self.optional = optional
    let first = id(value)
    self.last = Last(value) { id($0) == first }
  }

  var value: Value { last.update(optional.value) ?? last.value }

  /// Whether a value with another id has taken the place of the original one.
  var isReplaced: Bool { optional.value.map { !last.isSame($0) } ?? false }

  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    optional.observe { [last] value in
      if let value = last.update(value) { observer(value) }
    }
  }
}
