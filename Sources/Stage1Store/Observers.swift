// Stage 1: the observers of a store, in order, and for how long they stay.
// SPDX-License-Identifier: MIT

/// A store's observers, in the order they subscribed.
@usableFromInline
nonisolated final class Observers<Value> {
  // A cancelled observer leaves `nil` behind while others are being notified, so that places stay put.
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

  /// Notifies the observers that subscribed before the call and are not cancelled when their turn comes.
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
    // Released at the end only: it may hold the token of another observer, which then removes itself.
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
/// Release it where its store lives: like the store, it is not `Sendable`.
public nonisolated final class ObserverToken {
  private var onCancel: (() -> Void)?

  /// Creates a token that calls `onCancel` once, when it is cancelled or released.
  public init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the subscription: the observer is not called again, not even for a change that others are
  /// being notified of. Cancelling twice has no further effect.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }

  deinit { onCancel?() }
}
