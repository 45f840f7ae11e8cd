// Stage 1: the one object that owns the value, and the only way to change it.
// SPDX-License-Identifier: MIT

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
  @inlinable
  public var value: Value {
    _read {
      if phase == .reducing { readWhileReducing() }
      yield state
    }
  }

  @usableFromInline let reducer: Reducer<Value, Action>

  /// Reduces `action`, then notifies the observers in the order they subscribed.
  ///
  /// Called by an observer, `send` queues the action and returns. The first `send` drains this
  /// queue, first in, first out, in a loop; when it returns, all of these actions have been
  /// reduced, too.
  ///
  /// - Precondition: The store's reducer is not running. A reducer changes the value instead.
  @inlinable
  public func send(_ action: Action) {
    guard phase == .idle else { return enqueue(action) }
    if isObserved { announce() }
    reduce(action)
    if isObserved { notifyAndDrainQueue() }
  }

  @inlinable
  func announce() {
    if beforeAction != nil { runBeforeAction() }
  }

  @inlinable
  func reduce(_ action: Action) {
    phase = .reducing
    reducer(&state, action)
    phase = .idle
  }

  @inlinable
  func notifyAndDrainQueue() {
    notify()
    var batch: [Action] = []
    while !queue.isEmpty {
      swap(&batch, &queue)
      for action in batch {
        announce()
        reduce(action)
        notify()
      }
      batch.removeAll(keepingCapacity: true)
    }
    phase = .idle
  }

  @inlinable
  func notify() {
    phase = .notifying
    if observers != nil { notifyObservers() }
    if afterAction != nil { runAfterAction() }
  }

  // A function of its own, because in a debug build it puts a copy of the value on the stack.
  @inlinable
  func notifyObservers() { observers?.notify(value) }

  @inlinable
  func enqueue(_ action: Action) {
    if phase == .reducing { sendWhileReducing() }
    queue.append(action)
  }

  /// Calls `observer` with the value after every action, until the token is cancelled or released.
  ///
  /// It is not called for the current value, which you can read. The store retains what `observer`
  /// captures, so capture the token's owner weakly.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    let all = observers ?? Observers()
    observers = all
    isObserved = true
    return all.add(observer)
  }

  /// Creates a store that owns `value`, which only `reducer` changes.
  ///
  /// - Parameter companion: An object for the store to retain; see ``companion``.
  @inlinable
  public init(
    value: Value, reducer: @escaping Reducer<Value, Action>, companion: AnyObject? = nil
  ) {
    self.state = value
    self.reducer = reducer
    self.companion = companion
  }

  // The attributes are for speed only. Those on functions let the optimizer see their code when it
  // compiles another module. `_read` lends the value where `get` would copy it. Without
  // `exclusivity(unchecked)` the runtime would check each `send` for overlapping accesses, which
  // takes longer than all the rest; `phase` rules them out, and debug builds still check `state`.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var state: Value
  @exclusivity(unchecked) @usableFromInline var phase = Phase.idle
  @usableFromInline var queue: [Action] = []
  @exclusivity(unchecked) @usableFromInline var observers: Observers<Value>?

  /// Whether there ever was an observer or a hook. Until then, a send looks at nothing else.
  @exclusivity(unchecked) @usableFromInline var isObserved = false

  @usableFromInline enum Phase { case idle, reducing, notifying }

  // Storage for `StoreHooks.swift` and `StoreObservableObject.swift`.
  @exclusivity(unchecked) @usableFromInline var beforeAction: Observers<Void>?
  @exclusivity(unchecked) @usableFromInline var afterAction: (() -> Void)?
  var publication: AnyObject?
  /// The object passed to the initializer, with which an extension can keep state of its own.
  public let companion: AnyObject?
}
