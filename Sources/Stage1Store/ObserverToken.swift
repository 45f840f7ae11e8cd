// Stage 1: a store's observers, and how long they stay subscribed.

/// Keeps an observer subscribed for as long as the token lives.
///
/// Like its store, a token is not `Sendable`: cancel it in the store's isolation. You may release it on any
/// thread. It does not retain the store and may outlive it.
public nonisolated final class ObserverToken {
  private var onEnd: ((_ isReleased: Bool) -> Void)?

  init(_onEnd onEnd: @escaping (_ isReleased: Bool) -> Void) { self.onEnd = onEnd }

  /// Creates a token that calls `onCancel` once, when it is cancelled or, on whatever thread, released.
  public convenience init(onCancel: @escaping () -> Void) { self.init(_onEnd: { _ in onCancel() }) }

  /// Ends the subscription and frees the observer, with what it captured.
  ///
  /// The observer is not called again, not even for the action that other observers are being
  /// notified of. Cancelling again has no effect.
  public func cancel() { onEnd.take()?(false) }  // `take` also sets it to `nil`.

  deinit { onEnd?(true) }
}

/// An observer of a store, or what is left of one whose token was cancelled or released.
@usableFromInline
nonisolated final class Observer<Value> {
  @exclusivity(unchecked) @usableFromInline var notify: (Value) -> Void
  @usableFromInline let token = TokenState()

  init(_ notify: @escaping (Value) -> Void) { self.notify = notify }
}

/// All that a token changes when it is released, because that may be on another thread than the store's: one
/// byte, of which the store sees either value.
@usableFromInline
nonisolated final class TokenState {
  @exclusivity(unchecked) @usableFromInline var isOver = false
}
