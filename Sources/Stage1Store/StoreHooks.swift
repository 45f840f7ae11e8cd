// Stage 1: two hooks for code that extends the store. Skip this file at first.
// SPDX-License-Identifier: MIT

nonisolated extension Store {
  /// Calls `hook` before every action is reduced, until the token is cancelled or released.
  ///
  /// Nothing has changed yet: `value` is what the action before left. Actions that `hook` sends wait
  /// their turn behind the one about to be reduced. Use this where a change must be announced before it
  /// is made, as `ObservableObject` demands; otherwise use ``observe(_:)``.
  ///
  /// The store retains what `hook` captures, so capture the token's owner weakly.
  public func beforeEachAction(_ hook: @escaping () -> Void) -> ObserverToken {
    let hooks = beforeAction ?? Observers()
    beforeAction = hooks
    isObserved = true
    return hooks.add { _ in hook() }
  }

  /// Calls `hook` once, when all observers have been notified of the action being reduced.
  ///
  /// It is meant to be called by the reducer that was handed to the store. Actions that `hook` sends wait their turn. Several
  /// hooks run in the order they were given.
  public func afterThisAction(_ hook: @escaping () -> Void) {
    isObserved = true
    guard let earlier = afterAction else {
      afterAction = hook
      return
    }
    afterAction = {
      earlier()
      hook()
    }
  }

  @usableFromInline
  func runBeforeAction() {
    phase = .notifying
    beforeAction?.notify(())
  }

  @usableFromInline
  func runAfterAction() {
    let hook = afterAction
    afterAction = nil
    hook?()
  }
}
