// Stage 1: two hooks for code that extends the store. Skip this file at first.
// SPDX-License-Identifier: MIT

nonisolated extension Store {
  /// Calls `hook` before every action is reduced, until the token is cancelled or released.
  ///
  /// `value` is still as the previous action left it. Actions that `hook` sends join the end of the
  /// queue. Use this where a change must be announced before it is made, as `ObservableObject`
  /// requires; otherwise use ``observe(_:)``.
  ///
  /// The store retains what `hook` captures, so capture the token's owner weakly.
  public func beforeEachAction(_ hook: @escaping () -> Void) -> ObserverToken {
    let hooks = beforeAction ?? Observers()
    beforeAction = hooks
    isObserved = true
    return hooks.add { _ in hook() }
  }

  /// Calls `hook` once, after all observers have been notified of the action being reduced.
  ///
  /// Call it from the reducer that was passed to the store. Several hooks run in the order they
  /// were added, and actions that a hook sends join the end of the queue.
  public func afterThisAction(_ hook: @escaping () -> Void) {
    if phase == .idle { hookWithoutAction() }
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
