// Stage 1: a store's observers, and how long they stay subscribed.

/// Keeps an observer subscribed for as long as the token lives.
///
/// Like its store, a token is not `Sendable`: cancel and release it in the store's isolation. It
/// does not retain the store and may outlive it.
public nonisolated final class ObserverToken {
  private var onCancel: (() -> Void)?

  /// Creates a token that calls `onCancel` once, when it is cancelled or released.
  public init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the subscription and releases the observer.
  ///
  /// The observer is not called again, not even for the action that other observers are being
  /// notified of. Cancelling again has no effect.
  public func cancel() { onCancel.take()?() }  // `take` also sets it to `nil`.

  deinit { onCancel?() }
}

/// An observer of a store, or what is left of one that was cancelled.
@usableFromInline
nonisolated final class Observer<Value> {
  @exclusivity(unchecked) @usableFromInline var notify: ((Value) -> Void)?

  init(_ notify: @escaping (Value) -> Void) { self.notify = notify }
}
