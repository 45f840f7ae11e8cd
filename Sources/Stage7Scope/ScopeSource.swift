// Stage 7: where a scoped store reads its value.

/// A value somewhere in a store.
@usableFromInline nonisolated protocol ScopeSource<Value> {
  associatedtype Value

  var value: Value { get }
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken
  func part<Part>(at path: KeyPath<Value, Part>) -> any ScopeSource<Part>
  /// Waits for the effects of the actions that `send` sends to the store.
  func _wait(isolation: isolated (any Actor)?, forEffectsOf send: () -> Void) async
  func _reportMissingChild(_ action: Any)
}

nonisolated extension ScopeSource {
  @usableFromInline func part<Part>(at path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    PathSource(whole: self, path: path)
  }

  func part<Part>(
    last: LastValue<Part>? = nil, _ function: @escaping (Value) -> Part?
  ) -> any ScopeSource<Part> {
    FunctionSource(whole: self, function: function, last: last)
  }
}

nonisolated extension Store: ScopeSource {}

/// A path into a store, or into another source. A part of it is one longer path, so a deep scope
/// reads as fast as a flat one.
nonisolated struct PathSource<Whole: ScopeSource, Value>: ScopeSource {
  let whole: Whole
  let path: KeyPath<Whole.Value, Value>

  var value: Value { whole.value[keyPath: path] }

  // The store retains the observer, so the observer must not retain the store.
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    whole.observe { [path] value in observer(value[keyPath: path]) }
  }

  func part<Part>(at path: KeyPath<Value, Part>) -> any ScopeSource<Part> {
    PathSource<Whole, Part>(whole: whole, path: self.path.appending(path: path))
  }

  func _wait(isolation: isolated (any Actor)?, forEffectsOf send: () -> Void) async {
    await whole._wait(isolation: isolation, forEffectsOf: send)
  }

  func _reportMissingChild(_ action: Any) { whole._reportMissingChild(action) }
}

/// The result of a function of another source's value, computed each time it is read. If it is `nil`,
/// the part has left: the value is the last one, and observers are not notified.
nonisolated struct FunctionSource<Whole: ScopeSource, Value>: ScopeSource {
  let whole: Whole
  let function: (Whole.Value) -> Value?
  /// For a part that may leave.
  let last: LastValue<Value>?

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

  func _wait(isolation: isolated (any Actor)?, forEffectsOf send: () -> Void) async {
    await whole._wait(isolation: isolation, forEffectsOf: send)
  }

  func _reportMissingChild(_ action: Any) { whole._reportMissingChild(action) }
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
