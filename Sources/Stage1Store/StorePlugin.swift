// Stage 1: what a store has for later stages, and for the optimizer.

/// An object that a store retains and calls after the observers of each action.
///
/// This is the only way in which later stages extend a store: stage 4 passes it. A reducer can leave
/// something for the plugin to do once all observers have been notified, such as the effects of its action.
public nonisolated protocol _StorePlugin: AnyObject {
  /// Called once after each action, when its observers have been notified.
  ///
  /// Actions sent from here wait their turn in the store's queue, like those of an observer.
  func didNotifyObservers()

  /// Called before an action that waited in the queue on behalf of `_origin` is reduced. If this returns
  /// `false`, the action is dropped.
  func accepts(_ action: Any) -> Bool

  /// Called where a token is released, on whatever thread that is. `free` frees its observer: call it on
  /// the store's actor, at once if this is known to run there. The next action frees the observer anyway.
  func callOnActor(_ free: @escaping () -> Void)

  /// Called before the value is read, an observer subscribes, or an action joins the queue. It may
  /// trap if the caller's isolation is wrong, which the compiler does not check in Swift 5 mode.
  func checkIsolation()
}

nonisolated extension Store {
  /// Calls `body`, which reads the value. It is `inout` for speed: Swift would copy any other value before it
  /// reads at a key path.
  @inline(never) public func _withValue<Part>(_ body: (inout Value) -> Part) -> Part {
    _checkUse("read the value of its own store: use the one passed to the reducer.")
    return body(&_state)
  }

  /// Whether an action is being handled, so that another one has to wait in the queue.
  public var _isBusy: Bool { _phase != .idle }

  /// Calls `body`, which sends actions on behalf of `origin`, such as an effect.
  ///
  /// A queued action keeps its origin, and an observer's reply has the same. An action of your own has
  /// none.
  public func _withOrigin(_ origin: AnyObject?, _ body: () -> Void) {
    _plugin?.checkIsolation()
    let outer = _origin
    _origin = origin
    body()
    _origin = outer
  }
}

// An underscore marks what would be private if neither other stages nor the optimizer used it.
//
// The attributes of a store are for speed. `@inlinable` lets the optimizer see a function when it compiles
// another module. Without `exclusivity(unchecked)` the runtime would check each access, which takes longer
// than all the rest; `_phase` rules out overlaps, and debug builds still check `_state`.
//
// Only `@inline(never)` is not for speed. Without it, Swift 6.3.1 may read `_state` in place of the copy
// that `value` returns, even while a loop over that sends actions.
