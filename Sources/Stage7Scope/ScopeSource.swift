// Stage 7: where the value of a scoped store is read.
// SPDX-License-Identifier: MIT

/// Somewhere in a store of some type, a value.
@usableFromInline
class ScopeSource<Value> {
  var value: Value { fatalError("A source says where its value is.") }

  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    fatalError("A source says who tells it.")
  }

  func beforeEachAction(_ observer: @escaping () -> Void) -> ObserverToken {
    fatalError("A source says who tells it.")
  }

  func part<Part>(_ path: KeyPath<Value, Part>) -> ScopeSource<Part> {
    PartSource(whole: self, path: path)
  }
}

/// A path into a store. The part of a part is one longer path, so a deep scope reads as fast as a flat one.
@usableFromInline
final class StoreSource<Root, RootAction, Value>: ScopeSource<Value> {
  private let store: Store<Root, RootAction>
  private let path: KeyPath<Root, Value>

  @usableFromInline
  init(store: Store<Root, RootAction>, path: KeyPath<Root, Value>) {
    self.store = store
    self.path = path
  }

  override var value: Value { store.value[keyPath: path] }

  // The store keeps the observer, so the observer must not keep the store.
  override func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    store.observe { [path] value in observer(value[keyPath: path]) }
  }

  override func beforeEachAction(_ observer: @escaping () -> Void) -> ObserverToken {
    store.beforeEachAction(observer)
  }

  override func part<Part>(_ path: KeyPath<Value, Part>) -> ScopeSource<Part> {
    StoreSource<Root, RootAction, Part>(store: store, path: self.path.appending(path: path))
  }
}

/// A part of what another source finds. The part of this part is one longer path, too.
final class PartSource<Whole, Value>: ScopeSource<Value> {
  private let whole: ScopeSource<Whole>
  private let path: KeyPath<Whole, Value>

  init(whole: ScopeSource<Whole>, path: KeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var value: Value { whole.value[keyPath: path] }

  override func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    whole.observe { [path] value in observer(value[keyPath: path]) }
  }

  override func beforeEachAction(_ observer: @escaping () -> Void) -> ObserverToken {
    whole.beforeEachAction(observer)
  }

  override func part<Part>(_ path: KeyPath<Value, Part>) -> ScopeSource<Part> {
    PartSource<Whole, Part>(whole: whole, path: self.path.appending(path: path))
  }
}

/// What another source finds, if it finds something, and otherwise what it last found.
final class PresentSource<Value>: ScopeSource<Value> {
  private let optional: ScopeSource<Value?>
  private let last: Last

  /// Apart from the source, as observers need it and must not keep the source.
  private final class Last {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  init?(_ optional: ScopeSource<Value?>) {
    guard let value = optional.value else { return nil }
    self.optional = optional
    self.last = Last(value)
  }

  override var value: Value {
    if let value = optional.value { last.value = value }
    return last.value
  }

  override func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    optional.observe { [last] value in
      guard let value else { return }
      last.value = value
      observer(value)
    }
  }

  override func beforeEachAction(_ observer: @escaping () -> Void) -> ObserverToken {
    optional.beforeEachAction(observer)
  }
}
