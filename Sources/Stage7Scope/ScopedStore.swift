// Stage 7: a store as a feature sees it, its own or a part of its parent's.
// SPDX-License-Identifier: MIT

/// A part of a store: reads its own value there, sends its own actions to it, is told of its own changes.
///
/// A feature's code takes a scoped store and does not know whose it is: `store.scope(value:action:)`
/// lends it a part of a parent's, and `Store(…).scope()` is one of its own.
///
/// ```swift
/// let counter = store.scope(value: \.count, action: AppAction.counter)
/// counter.send(.incrTapped)  // sends .counter(.incrTapped)
/// counter.value              // the count as it now is in the store
/// ```
///
/// It holds no value. It keeps the store alive; what observers capture does not keep it. Like the store
/// it is not `Sendable`: it stays in the isolation that made the store.
public struct ScopedStore<Value, Action> {
  let source: any ScopeSource<Value>
  let sendAction: (Action) -> Void

  init(source: any ScopeSource<Value>, sendAction: @escaping (Action) -> Void) {
    self.source = source
    self.sendAction = sendAction
  }

  /// The value as it lies in the store now.
  ///
  /// - Precondition: The store's reducer is not running.
  public var value: Value { source.value }

  /// Sends `action` to the store, as an action of the whole.
  public func send(_ action: Action) { sendAction(action) }

  /// Calls `observer` with the value after every action of the store, whether it changed or not.
  ///
  /// For the rest it is as ``Store/observe(_:)``.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    source.observe(observer)
  }

  /// Calls `observer` with the value after every action that changed it.
  ///
  /// - Parameters:
  ///   - isDuplicate: Whether the value it was told last, or that was there when it subscribed, is as
  ///     good as the new one. To have something to compare with, that value is kept as long as the
  ///     subscription lasts; a large array in it is therefore copied when it changes next. Observe a
  ///     part of it, where that matters.
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

  /// Calls `observer` before every action of the store, whether or not it will change the value.
  ///
  /// For the rest it is as ``Store/beforeEachAction(_:)``.
  public func beforeEachAction(_ observer: @escaping () -> Void) -> ObserverToken {
    source.beforeEachAction(observer)
  }
}

extension ScopedStore where Value: Equatable {
  /// Calls `observer` with the value after every action that changed it.
  ///
  /// The value it was told last is kept to compare with, see ``observe(removingDuplicates:_:)``.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    observe(removingDuplicates: ==, observer)
  }
}
