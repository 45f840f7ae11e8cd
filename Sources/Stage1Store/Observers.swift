// Stage 1: a store's observers, and how long they stay subscribed.
// SPDX-License-Identifier: MIT

/// A store's observers, in the order they subscribed.
@usableFromInline
nonisolated final class Observers<Value> {
  // An observer cancelled during a notification leaves `nil` in its place, so that the indices of
  // the others stay valid.
  @usableFromInline var all: [(id: Int, notify: ((Value) -> Void)?)] = []
  private var nextID = 0
  @usableFromInline var isNotifying = false
  @usableFromInline var hasGaps = false

  @usableFromInline init() {}

  @usableFromInline
  func add(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    let id = nextID
    nextID += 1
    all.append((id, observer))
    return ObserverToken { [weak self] in self?.remove(id) }
  }

  /// Calls the observers in order, except those that subscribe during the call and those that are
  /// cancelled before their turn.
  @inlinable
  func notify(_ value: Value) {
    isNotifying = true
    for index in all.indices { all[index].notify?(value) }
    isNotifying = false
    if hasGaps { all.removeAll { $0.notify == nil } }
    hasGaps = false
  }

  private func remove(_ id: Int) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    // Released only when the list is consistent again: it may hold the last reference to another
    // observer's token, whose release calls this function.
    let observer = all[index]
    if isNotifying {
      all[index].notify = nil
      hasGaps = true
    } else {
      all.remove(at: index)
    }
    withExtendedLifetime(observer) {}
  }
}

/// Keeps an observer subscribed for as long as the token lives.
///
/// Like its store, a token is not `Sendable`: cancel and release it in the store's isolation. It
/// does not retain the store and may outlive it.
public nonisolated final class ObserverToken {
  private var onCancel: (() -> Void)?

  /// Creates a token that calls `onCancel` once, when it is cancelled or released.
  public init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the subscription and releases the observer.
  ///
  /// The observer is not called again, not even for the action that other observers are being
  /// notified of. Cancelling again has no effect.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }

  deinit { onCancel?() }
}
