// Stage 1: how one is told of an action, once it is reduced or just before.
// SPDX-License-Identifier: MIT

extension Store {
  /// Calls `observer` with the value after every action, until the token is cancelled or let go.
  ///
  /// It is not told of the value as it is now, which can be read. The store keeps what `observer`
  /// captures, so capture the token's owner weakly.
  public func observe(_ observer: @escaping (_ value: Value) -> Void) -> ObserverToken {
    observers.add(observer)
  }

  /// Calls `observer` before every action is reduced, until the token is cancelled or let go.
  ///
  /// Nothing has changed yet: `value` is what the action before left. What `observer` sends waits
  /// its turn, after the action that it is told of. This is for those who must know beforehand that
  /// there may be a change, whatever comes of it; ``observe(_:)`` is for all others.
  ///
  /// The store keeps what `observer` captures, so capture the token's owner weakly.
  public func willReduce(_ observer: @escaping () -> Void) -> ObserverToken {
    let observers = earlyObservers ?? Observers()
    earlyObservers = observers
    return observers.add { _ in observer() }
  }

  // Apart from `perform`: in a debug build this takes a copy of the value on the stack.
  @inlinable
  func tellObservers() {
    observers.tell(value)
  }

  @usableFromInline
  func tellEarlyObservers() {
    phase = .telling
    earlyObservers?.tell(())
  }
}
