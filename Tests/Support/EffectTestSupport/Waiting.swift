// Test support: a wait that fails when nothing moves any more.

public import Stage4Effects
public import Testing

/// Lets other tasks run until `isDone`. Fails when `progress` has not changed for so many turns that
/// no task can be left that would change it, or when it changes forever.
///
/// It counts turns and not time: in each, the tasks that wait for the main actor or for a thread go
/// first. On a busy machine the turns take longer.
public func wait(
  until isDone: () -> Bool, progress: () -> Int = { 0 },
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  var (seen, quietTurns, turns) = (progress(), 0, 0)
  while !isDone() {
    guard quietTurns < 20_000, turns < 500_000 else {
      Issue.record(
        quietTurns < turns ? "This never comes to an end." : "Nothing moves any more.",
        sourceLocation: sourceLocation)
      return
    }
    await stepAside()
    await stepAsideOnMainActor()
    let now = progress()
    quietTurns = now == seen ? quietTurns + 1 : 0
    turns += 1
    seen = now
  }
}

extension Store {
  /// Waits for the effects as `finish` does. Fails if they are in flight and never end.
  @MainActor
  public func finished(sourceLocation: SourceLocation = #_sourceLocation) async {
    let finishing = Task { await finish() }
    await finishing.ended(progress: { effectsInFlight }, sourceLocation: sourceLocation)
    finishing.cancel()
  }
}

extension Task<Void, Never> {
  /// Waits for the task. Fails if it never ends.
  @MainActor
  public func ended(
    progress: () -> Int = { 0 }, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var hasEnded = false
    Task {
      await value
      hasEnded = true
    }
    await wait(until: { hasEnded }, progress: progress, sourceLocation: sourceLocation)
  }
}

@concurrent
private func stepAside() async { await Task.yield() }

@MainActor
private func stepAsideOnMainActor() async { await Task.yield() }
