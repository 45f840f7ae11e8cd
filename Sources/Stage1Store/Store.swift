// Stage 1: the one object that owns the value, and the only way to change it.
// SPDX-License-Identifier: MIT

/// Owns a value, changes it by reducing actions, and tells its observers.
///
/// ```swift
/// let store = Store(value: 0) { count, step in count += step }
/// let token = store.observe { count in print(count) }
/// store.send(2)  // prints 2
/// store.value    // 2
/// ```
///
/// A store is not `Sendable`: it stays in the isolation that made it.
public final class Store<Value, Action> {
  /// Told of every action after all observers; `nil` if the store was made without one.
  public let lastObserver: LastObserver?

  @usableFromInline let reducer: Reducer<Value, Action>
  // For the runtime to look whether accesses overlap would take twice as long as all the rest of a `send`.
  // `phase` keeps others from the value while it is being changed, and in debug builds it does look.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var state: Value
  // Nobody else's code runs during an access to these.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.idle
  @exclusivity(unchecked) @usableFromInline var waiting: [Action] = []
  // Not made until somebody asks, as most stores have none.
  @exclusivity(unchecked) @usableFromInline var earlyObservers: Observers<Void>?
  @usableFromInline let observers = Observers<Value>()

  @usableFromInline enum Phase { case idle, reducing, telling }

  /// Makes a store that owns `value` and changes it by `reducer` only.
  @inlinable
  public init(
    value: Value, reducer: @escaping Reducer<Value, Action>,
    lastObserver: LastObserver? = nil
  ) {
    self.state = value
    self.reducer = reducer
    self.lastObserver = lastObserver
  }

  /// The value as the last action left it.
  ///
  /// - Precondition: The store's reducer is not running: a reducer reads the value it is handed.
  @inlinable
  public var value: Value {
    // `get` would copy the value; `_read` lends it.
    _read {
      if phase == .reducing { readWhileReducing() }
      yield state
    }
  }

  /// Reduces `action`, then tells the observers in the order they subscribed.
  ///
  /// On return that is done, and done for the actions that observers sent meanwhile: these wait
  /// their turn, first in first out, and are worked off by a loop, however many they are.
  ///
  /// - Precondition: The store's reducer is not running: a reducer changes the value instead.
  @inlinable
  public func send(_ action: Action) {
    switch phase {
    case .reducing: sendWhileReducing()
    case .telling: waiting.append(action)
    case .idle:
      perform(action)
      if !waiting.isEmpty { performWaiting() }
      phase = .idle
    }
  }

  @inlinable
  func perform(_ action: Action) {
    if earlyObservers != nil { tellEarlyObservers() }
    phase = .reducing
    reducer(&state, action)
    phase = .telling
    if !observers.isEmpty { tellObservers() }
    if let lastObserver, lastObserver.isDue { lastObserver.actionWasObserved() }
  }

  @inlinable
  func performWaiting() {
    var batch: [Action] = []
    while !waiting.isEmpty {
      swap(&batch, &waiting)
      for action in batch { perform(action) }
      batch.removeAll(keepingCapacity: true)
    }
  }
}
