// Test support: tasks that wait for the test.

public import Testing

/// Holds tasks up until the test opens it, or lets a test wait for a task.
public actor Gate {
  public init() {}

  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0

  /// Waits until the gate is open, even if the task is cancelled.
  public func pass() async {
    arrivals += 1
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  public func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns when `count` tasks have come to the gate. Fails if they never come.
  public func arrived(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(until: { arrivals >= count }, sourceLocation: sourceLocation)
  }

  /// Returns when a task has opened the gate. Fails if none ever does.
  public func opened(sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(until: { isOpen }, sourceLocation: sourceLocation)
  }
}
