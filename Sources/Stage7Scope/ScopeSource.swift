// Stage 7: where a scoped store reads its value.

/// A value somewhere in a store.
@usableFromInline nonisolated protocol ScopeSource<Value> {
  associatedtype Value

  var value: Value { get }
  func _withValue<Part>(_ body: (inout Value) -> Part) -> Part
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken
  func part<Part>(at path: KeyPath<Value, Part>) -> any ScopeSource<Part>
  var _store: any WholeStore { get }
}

/// A store of any type, for the effects of actions that its parts send.
@usableFromInline nonisolated protocol WholeStore {
  func _wait(isolation: isolated (any Actor)?, forEffectsOf send: () -> Void) async
  func _reportMissingChild(_ action: Any)
}

nonisolated extension ScopeSource {
  func _withValue<Part>(_ body: (inout Value) -> Part) -> Part {
    var value = value
    return body(&value)
  }

  @usableFromInline func part<Part>(at path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    PathSource(whole: self, path: path)
  }

  func part<Part>(
    last: LastValue<Part>? = nil, _ function: @escaping (Value) -> Part?
  ) -> any ScopeSource<Part> {
    FunctionSource(whole: self, function: function, last: last)
  }
}

nonisolated extension Store: ScopeSource, WholeStore {
  @usableFromInline var _store: any WholeStore { self }
}

/// A path into a store, or into another source. A part of it is one longer path, so a deep scope
/// reads as fast as a flat one.
nonisolated struct PathSource<Whole: ScopeSource, Value>: ScopeSource {
  let whole: Whole
  let path: KeyPath<Whole.Value, Value>

  var _store: any WholeStore { whole._store }
  var value: Value { whole._withValue { $0[keyPath: path] } }

  // The store retains the observer, so the observer must not retain the store.
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    whole.observe { [path] value in observer(value[keyPath: path]) }
  }

  func part<Part>(at path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    PathSource<Whole, Part>(whole: whole, path: self.path.appending(path: path))
  }
}

/// The result of a function of another source's value, computed each time it is read. If it is `nil`,
/// the part has left: the value is the last one, and observers are not notified.
nonisolated struct FunctionSource<Whole: ScopeSource, Value>: ScopeSource {
  let whole: Whole
  let function: (Whole.Value) -> Value?
  /// For a part that may leave.
  let last: LastValue<Value>?

  var _store: any WholeStore { whole._store }
  var value: Value {
    guard let value = function(whole.value) else { return last!.value }
    last?.update(value)
    return value
  }

  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    whole.observe { [function, last] value in
      guard let value = function(value) else { return }
      last?.update(value)
      observer(value)
    }
  }
}

/// Shared with observers, which must not retain the source and thereby the store.
nonisolated final class LastValue<Value> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func update(_ current: Value) {
    var last = current
    swap(&value, &last)  // An assignment could run a `deinit` that reads `value` meanwhile.
  }
}
