// Stage 1: who is told of a change, in which order, and for how long.
// SPDX-License-Identifier: MIT

/// A store's observers, in the order they subscribed.
@usableFromInline
final class Observers<Value> {
  // A cancelled observer leaves `nil` behind while the others are told, so that places stay put.
  @usableFromInline var all: [(id: Int, tell: ((Value) -> Void)?)] = []
  @usableFromInline var isTelling = false
  @usableFromInline var hasGaps = false
  private var nextID = 0

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool { all.isEmpty }

  @usableFromInline
  func add(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    let id = nextID
    nextID += 1
    all.append((id, observer))
    return ObserverToken { [weak self] in self?.remove(id) }
  }

  /// Tells those who had subscribed before the call and are not cancelled when their turn comes.
  @inlinable
  func tell(_ value: Value) {
    isTelling = true
    for index in all.indices { all[index].tell?(value) }
    isTelling = false
    if hasGaps { closeGaps() }
  }

  private func remove(_ id: Int) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    // Kept until `all` is at rest: it may hold the token of another, which goes with it.
    let tell = all[index].tell
    if isTelling {
      all[index].tell = nil
      hasGaps = true
    } else {
      all.remove(at: index)
    }
    withExtendedLifetime(tell) {}
  }

  @usableFromInline
  func closeGaps() {
    all.removeAll { $0.tell == nil }
    hasGaps = false
  }
}

/// Keeps an observer subscribed for as long as it lives.
///
/// Let it go where its store lives: like the store, it is not `Sendable`.
public final class ObserverToken {
  private var onCancel: (() -> Void)?

  /// Makes a token that calls `onCancel` once, when it is cancelled or let go.
  public init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the subscription: from now on the observer is not called, not even for a change that
  /// others are being told of. Cancelling twice does nothing more.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }

  deinit { cancel() }
}
