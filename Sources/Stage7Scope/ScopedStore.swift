// Stage 7: a store as a feature sees it, whether its own or a part of its parent's.

/// A part of a store: reads its part of the value, sends its own actions, and observes its value.
///
/// A feature takes a scoped store and does not know whether it is a part of its parent's store, or all of its own,
/// made by `Store(…).scope()`.
///
/// ```swift
/// let counter = store.scope(value: \.count, action: CasePath(\.counter, AppAction.counter))
/// counter.send(.incrTapped)  // sends .counter(.incrTapped)
/// counter.value              // the current count in the store
/// ```
///
/// It holds no value of its own, unless the part may be missing. It retains the store; its observers do not. Like
/// the store, it is not `Sendable`.
public nonisolated struct ScopedStore<Value, Action>: Scopable {
  @usableFromInline let _source: any ScopeSource<Value>
  @usableFromInline let _send: (Action) -> Void

  @usableFromInline init(_source: any ScopeSource<Value>, _send: @escaping (Action) -> Void) {
    (self._source, self._send) = (_source, _send)
  }

  /// The current value, read from the store.
  ///
  /// - Precondition: The store's reducer is not running.
  public var value: Value { _source.value }

  /// Sends `action` to the store, embedded in an action of the whole.
  @inlinable public func send(_ action: Action) { _send(action) }

  /// Calls `observer` with the value after every action of the store, whether it changed or not.
  ///
  /// Otherwise the same as `Store/observe(_:)`.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    _source.observe(observer)
  }

  /// Sends `action`, and returns when its effects and those of all actions that follow from it have
  /// finished. The same as `Store/sendAndWait(_:isolation:)`.
  public func sendAndWait(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) async { await _source._store._wait(isolation: isolation) { send(action) } }

  @inlinable public func scope() -> ScopedStore { self }
}

nonisolated extension Store: Scopable {
  @inlinable public func scope() -> ScopedStore<Value, Action> {
    ScopedStore(_source: self) { self.send($0) }
  }
}
