// Stage 1: what a later stage adds to a store.

/// An object that a store retains and calls after the observers of each action.
///
/// This is the only way in which later stages extend a store. A reducer can leave something for the
/// plugin to do once all observers have been notified, such as the effects of its action.
public nonisolated protocol StorePlugin: AnyObject {
  /// Called once after each action, when its observers have been notified.
  ///
  /// Actions sent from here wait their turn in the store's queue, like those of an observer.
  func didNotifyObservers()

  /// Called before the value is read, an observer subscribes, or an action joins the queue. It may
  /// trap if the caller's isolation is wrong, which the compiler does not check in Swift 5 mode.
  func checkIsolation()
}
