// Stage 1: the one object that owns the value, and the only way to change it.

#if canImport(Combine)
  public import Combine
#endif

/// Owns a value, changes it by reducing actions, and notifies its observers.
///
/// ```swift
/// let store = Store(value: 0) { count, step in count += step }
/// let token = store.observe { count in print(count) }
/// store.send(2)  // prints 2
/// store.value    // 2
/// ```
///
/// A store is not `Sendable`: it stays in the isolation that created it.
public nonisolated final class Store<Value, Action> {
  /// The value as the last action left it.
  ///
  /// - Precondition: The store's reducer is not running. A reducer reads the value passed to it.
  public var value: Value { _withValue { $0 } }

  /// Creates a store that owns `value`, which only `reducer` changes.
  public init(
    value: Value, reducer: @escaping Reducer<Value, Action>, _plugin: (any _StorePlugin)? = nil
  ) { (_state, _reducer, self._plugin) = (value, reducer, _plugin) }

  /// Reduces `action`, then notifies the observers in the order they subscribed.
  ///
  /// Called by an observer, `send` queues the action and returns. The first `send` drains this queue,
  /// first in, first out, in a loop; when it returns, all of these actions have been reduced.
  ///
  /// - Precondition: The store's reducer is not running. A reducer changes the value instead.
  @inlinable
  public func send(_ action: Action) {
    guard _phase == .idle else { return _enqueue(action) }
    _handle(action)
    while !_queue.isEmpty { _drainQueue() }
    _phase = .idle
  }

  /// Calls `observer` with the value after every action, until the token is cancelled or released.
  ///
  /// It is not called for the current value, which you can read. The store retains what `observer`
  /// captures, so capture the token's owner weakly, and also the store itself: a store without effects
  /// frees the observer of a released token only with its next action.
  ///
  /// - Precondition: The store's reducer is not running. A reducer changes nothing but the value.
  /// - Complexity: Amortized O(1), as is cancelling.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    _checkUse("subscribed to its own store: subscribe before or after an action.")
    if _phase == .idle && _observers.count == _observers.capacity {
      // Cancelled observers leave before the array grows, and make room for as many as remain.
      _observers = _observers.filter { !$0.token.isOver }
      _observers.reserveCapacity(2 * _observers.count)
    }
    let observer = Observer(observer)
    _observers.append(observer)
    return ObserverToken(_onEnd: { [weak observer, weak plugin = _plugin, token = observer.token] in
      token.isOver = true
      let free: () -> Void = { observer?.notify = { _ in } }
      if $0 { plugin?.callOnActor(free) } else { free() }
    })
  }

  // MARK: How an action is handled

  @inlinable func _handle(_ action: Action) {
    _phase = .notifying  // A subscriber of `objectWillChange` may send, too.
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    _phase = .reducing
    _reducer(&_state, action)
    _phase = .notifying
    if !_observers.isEmpty { _notifyObservers(of: _state) }  // All of them get the same copy.
    _plugin?.didNotifyObservers()
  }

  @inlinable func _notifyObservers(of state: Value) {
    var someOver = false
    for index in 0..<_observers.count {
      if _observers[index].token.isOver { someOver = true } else { _observers[index].notify(state) }
    }
    if someOver { _observers = _observers.filter { !$0.token.isOver } }
  }

  @inlinable func _enqueue(_ action: Action) {
    _checkUse("sent an action to its own store: call what handles that action instead.")
    _queue.append((action, _origin))
  }

  @inlinable func _drainQueue() {
    let outer = _origin
    var (actions, followUps) = ([(Action, AnyObject?)](), 0)
    while !_queue.isEmpty {
      swap(&actions, &_queue)
      followUps += actions.count
      assert(
        followUps <= 1_000_000,
        "An observer or effect answers \(actions[0].0) without end. It must stop at some point.")
      for (action, origin) in actions {
        _origin = origin
        if origin == nil || _plugin?.accepts(action) != false { _handle(action) }
      }
      actions.removeAll(keepingCapacity: true)  // What they retain may send when it is released.
    }
    (_queue, _origin) = ([], outer)
  }

  @usableFromInline func _checkUse(_ mistake: StaticString) {
    _plugin?.checkIsolation()
    if _phase != .reducing { return }
    fatalError("A reducer \(mistake) Or another thread used the store: keep it on one actor.")
  }

  // MARK: What is stored

  // StorePlugin.swift says what the attributes and underscores are for.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var _state: Value
  @usableFromInline let _reducer: Reducer<Value, Action>
  @exclusivity(unchecked) @usableFromInline var _observers: [Observer<Value>] = []
  @exclusivity(unchecked) @usableFromInline var _queue: [(Action, AnyObject?)] = []
  @exclusivity(unchecked) @usableFromInline var _phase = StorePhase.idle
  public let _plugin: (any _StorePlugin)?
  @exclusivity(unchecked) public var _origin: AnyObject?

  #if canImport(Combine)
    /// Sends before every action, while ``value`` is still the old one.
    public let objectWillChange = ObservableObjectPublisher()
  #endif
}

@usableFromInline nonisolated enum StorePhase { case idle, reducing, notifying }

#if canImport(Combine)
  /// ```swift
  /// @ObservedObject var store: Store<AppState, AppAction>
  /// ```
  ///
  /// SwiftUI updates such a view after every action, whatever it changed.
  nonisolated extension Store: ObservableObject {}
#endif
