// Stage 4: the end of an effect in flight.

nonisolated extension EffectJob {
  /// Ends the work of this job itself, and the job as soon as it has no members.
  func finish() {
    // Retained until the end: the store may be freed on another thread.
    guard let jobs else { return }
    isWorking = false
    guard members.isEmpty, let parent else { return }
    if state == .active { state = .ended }
    self.parent = nil
    defer { jobs.forget(self) }
    parent.members[number] = nil
    if !parent.members.isEmpty { return }
    for wait in parent.waiting { wait.end.finish() }
    parent.waiting = []
    if !parent.isWorking { parent.finish() }
  }

  /// Cancels the job and its members, or those that do not outlive their child. What is concatenated after
  /// a cancelled job starts later, in a task.
  ///
  /// The effect in `asking` goes on, and so does a wait of `sendAndWait`, whose action may be queued.
  func cancel(_ newState: EffectState = .cancelled, exceptAround asking: EffectJob? = nil) {
    if newState == .childGone && group == .outliving { return }
    let goesOn = asking.map { group == .wait || $0.isPart(of: self) } ?? false
    if !goesOn {
      // A job that has ended or was cancelled stays so when its child leaves.
      if state == .active || newState == .cancelled { state = newState }
      task?.cancel()
    }
    for member in members.values { member.cancel(newState, exceptAround: asking) }
    if !goesOn { finish() }
  }

  /// Returns when the job has no members, or as soon as the calling task is cancelled.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    // New members may have begun by the time this continues.
    while !members.isEmpty && !Task.isCancelled {
      let (stream, number) = membersEnd()
      for await _ in stream {}
      waiting.removeAll { $0.number == number }
    }
  }

  /// A stream that ends as soon as there are no members, and its number in `waiting`.
  func membersEnd() -> (AsyncStream<Never>, Int) {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    lastWaiting += 1
    waiting.append((lastWaiting, continuation))
    return (stream, lastWaiting)
  }

  func release() {
    (action, receive, startPart, parent, members) = (nil, nil, nil, nil, [:])
    isThere = { true }
  }
}
