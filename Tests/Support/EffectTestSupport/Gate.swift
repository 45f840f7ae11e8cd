// Test support: tasks that wait for the test.
// SPDX-License-Identifier: MIT

/// Lets tasks pass one by one, when the test opens it.
///
/// An actor, because tasks use it from any isolation.
public actor Gate {
  public init() {}

  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var awaitingArrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits until the gate is open, even if the task is cancelled.
  public func pass() async {
    arrivals += 1
    for waiter in awaitingArrivals where waiter.count <= arrivals { waiter.continuation.resume() }
    awaitingArrivals.removeAll { $0.count <= arrivals }
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  public func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns when `count` tasks have come to the gate.
  public func arrived(_ count: Int) async {
    if arrivals < count {
      await withCheckedContinuation { awaitingArrivals.append((count, $0)) }
    }
  }
}
