// Stage 7: a store as a feature sees it, whether its own or a part of its parent's.
// SPDX-License-Identifier: MIT

/// A part of a store: reads its part of the value, sends its own actions, and observes its own
/// changes.
///
/// A feature takes a scoped store and does not know whether it is a part of a parent's store, made by
/// `store.scope(value:action:)`, or the feature's own, made by `Store(…).scope()`.
///
/// ```swift
/// let counter = store.scope(value: \.count, action: AppAction.counter)
/// counter.send(.incrTapped)  // sends .counter(.incrTapped)
/// counter.value              // the current count in the store
/// ```
///
/// It holds no value of its own. It retains the store; its observers do not. Like the store, it is
/// not `Sendable`.
public struct ScopedStore<Value, Action> {
  let source: any ScopeSource<Value>
  @usableFromInline let sendAction: (Action) -> Void

  init(source: any ScopeSource<Value>, sendAction: @escaping (Action) -> Void) {
    self.source = source
    self.sendAction = sendAction
  }

  /// The current value, read from the store.
  ///
  /// - Precondition: The store's reducer is not running.
  public var value: Value { source.value }

  /// Sends `action` to the store, embedded in an action of the whole.
  @inlinable
  public func send(_ action: Action) { sendAction(action) }

  /// Calls `observer` with the value after every action of the store, whether it changed or not.
  ///
  /// Otherwise the same as `Store/observe(_:)`.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    source.observe(observer)
  }

  /// Calls `observer` with the value after every action that changed it.
  ///
  /// - Parameters:
  ///   - isDuplicate: Whether the new value counts as unchanged since the last call of the observer,
  ///     or at first since it subscribed. That last value is retained, so a large array in it is
  ///     copied when it changes next. Where that matters, observe a smaller part.
  ///   - observer: Called at most once for each action.
  public func observe(
    removingDuplicates isDuplicate: @escaping (_ last: Value, _ new: Value) -> Bool,
    _ observer: @escaping (_ value: Value) -> Void
  ) -> ObserverToken {
    var last = value
    return source.observe { value in
      if isDuplicate(last, value) { return }
      last = value
      observer(value)
    }
  }
}

extension ScopedStore where Value: Equatable {
  /// Calls `observer` with the value after every action that changed it.
  ///
  /// The last value is retained; see ``observe(removingDuplicates:_:)``.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    observe(removingDuplicates: { $0 == $1 }, observer)
  }
}
